import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { DayHours } from '@/lib/catalogue/clinics/opening-hours'
import { bookableDates, type Calendar, leadMinutesOf, offeredSlots, slotsOfDay } from '@/lib/domain/calendar/slots'
import { addDays, daysBetween, instantOf, localOf, minutesOf, timeAtMinute, weekdayOf } from '@/lib/domain/clinic-time'

const NOW = instantOf('2026-11-23', '10:00')
const week = (hours: DayHours): DayHours[] => Array.from({ length: 7 }, () => hours)
const calendar = (hours: DayHours, slotMinutes = 30, closed: string[] = []): Calendar => ({
  hours: week(hours),
  slotMinutes,
  closed: new Set(closed),
})
const starts = (place: Calendar, date = '2026-11-24') => slotsOfDay(place, date).map((slot) => slot.start)

test('a day with a break has the slots of both spans, each from its own opening, and none across the break', () => {
  const breaks = [{ from: '12:10', until: '16:45' }]
  const place = calendar({ opens: '10:30', closes: '18:20', breaks })
  expect(starts(place)).toEqual(['10:30', '11:00', '11:30', '16:45', '17:15', '17:45'])
})

describe('the slots of a day', () => {
  test.each<[string, DayHours, number, string[]]>([
    ['whole slots', { opens: '09:00', closes: '10:30' }, 30, ['09:00', '09:30', '10:00']],
    ['a rest that is no slot', { opens: '09:00', closes: '10:20' }, 30, ['09:00', '09:30']],
    ['hours shorter than a slot', { opens: '09:00', closes: '09:20' }, 30, []],
    ['odd lengths', { opens: '09:10', closes: '11:00' }, 45, ['09:10', '09:55']],
    ['to midnight', { opens: '23:00', closes: '24:00' }, 30, ['23:00', '23:30']],
    ['from midnight', { opens: '00:00', closes: '01:00' }, 30, ['00:00', '00:30']],
    ['hours that close before they open', { opens: '18:00', closes: '09:00' }, 30, []],
    ['a closed weekday', null, 30, []],
  ])('a day has %s', (_, hours, minutes, expected) => expect(starts(calendar(hours, minutes))).toEqual(expected))

  test('a day’s last slot ends at 24:00, not at 00:00', () => {
    expect(slotsOfDay(calendar({ opens: '23:30', closes: '24:00' }), '2026-11-24')).toEqual([
      { start: '23:30', end: '24:00' },
    ])
  })

  test('a closed day has no slots, and the days beside it have slots', () => {
    const place = calendar({ opens: '09:00', closes: '10:00' }, 30, ['2026-11-24'])
    expect([starts(place, '2026-11-23').length, starts(place).length, starts(place, '2026-11-25').length]).toEqual([
      2, 0, 2,
    ])
  })

  test.each([0, 1, 2, 3, 4, 5, 6])('a day follows the hours of its own weekday (%i)', (weekday) => {
    const hours = week(null)
    hours[weekday] = { opens: '09:00', closes: '09:30' }
    const open = Array.from({ length: 14 }, (_, n) => addDays('2026-11-23', n)).filter(
      (date) => slotsOfDay({ hours, slotMinutes: 30, closed: new Set() }, date).length > 0,
    )
    expect(open.map((date) => daysBetween('2026-11-23', date))).toEqual([weekday, weekday + 7])
  })
})

describe('the booking window', () => {
  test('the window is today and the next 29 days, by the clinic’s calendar', () => {
    const late = bookableDates(new Date('2026-11-22T18:30:00Z'))
    expect([late.length, late[0], late[29]]).toEqual([30, '2026-11-23', '2026-12-22'])
    expect(bookableDates(new Date('2026-11-22T18:29:59Z'))[0]).toBe('2026-11-22')
  })

  test('the window leaves out slots that begin in less than two hours', () => {
    const offered = offeredSlots(calendar({ opens: '11:00', closes: '13:00' }), ['2026-11-23'], NOW)
    expect(offered.map((each) => each.start)).toEqual(['12:00', '12:30'])
  })

  test('the window leaves out slots of an emergency that begin in less than 15 minutes', () => {
    const place = { ...calendar({ opens: '10:00', closes: '11:30' }), leadMinutes: leadMinutesOf('emergency') }
    expect(offeredSlots(place, ['2026-11-23'], NOW).map((each) => each.start)).toEqual(['10:30', '11:00'])
    expect([leadMinutesOf('pain'), leadMinutesOf(null), leadMinutesOf(undefined)]).toEqual([120, 120, 120])
  })

  test('the window leaves out past days and days too far ahead', () => {
    const dates = ['2026-11-22', '2026-12-22', '2026-12-23']
    expect(offeredSlots(calendar({ opens: '12:00', closes: '12:30' }), dates, NOW).map((slot) => slot.date)).toEqual([
      '2026-12-22',
    ])
  })
})

test('every offered slot lies within the opening hours', () => {
  const time = fc.integer({ min: 0, max: 1440 }).map(timeAtMinute)
  const hours = fc.option(fc.record({ opens: time, closes: time }))
  const place = fc.record({
    hours: fc.array(hours, { minLength: 7, maxLength: 7 }),
    slotMinutes: fc.integer({ min: 5, max: 240 }),
    closed: fc.array(fc.integer({ min: 0, max: 30 }).map((n) => addDays('2026-11-23', n))).map((days) => new Set(days)),
  })
  const moment = fc
    .integer({ min: 0, max: 86_399_999 })
    .map((ms) => new Date(instantOf('2026-11-23', '00:00').getTime() + ms))
  fc.assert(
    fc.property(place, moment, (calendarOf, now) => {
      const dates = Array.from({ length: 33 }, (_, n) => addDays('2026-11-22', n))
      const isGood = (slot: ReturnType<typeof offeredSlots>[number]): boolean => {
        const day = calendarOf.hours[weekdayOf(slot.date)]
        const isOpen = day && slot.start >= day.opens && slot.end <= day.closes && slot.end <= '24:00'
        const startsAt = instantOf(slot.date, slot.start)
        return (
          Boolean(isOpen) &&
          minutesOf(slot.end) - minutesOf(slot.start) === calendarOf.slotMinutes &&
          !calendarOf.closed.has(slot.date) &&
          startsAt.getTime() - now.getTime() >= 7_200_000 &&
          daysBetween(localOf(now).date, slot.date) < 30 &&
          // The slot's last moment is still on the date under which it is listed.
          localOf(new Date(instantOf(slot.date, slot.end).getTime() - 1)).date === slot.date
        )
      }
      // One assertion for all slots, because there are thousands.
      expect(offeredSlots(calendarOf, dates, now).filter((slot) => !isGood(slot))).toEqual([])
    }),
  )
})
