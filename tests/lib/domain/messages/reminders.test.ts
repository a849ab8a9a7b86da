import { describe, expect, test } from 'vitest'
import { localOf } from '@/lib/domain/clinic-time'
import { canConfirmAttendance, quietUntil, reminders, reminderWindows } from '@/lib/domain/messages/reminders'

const at = (text: string) => new Date(`${text.replace(' ', 'T')}:00+05:30`)
const MINUTE = 60_000

/** Every minute from the 22nd to the 24th. */
const MOMENTS = Array.from({ length: 3 * 1440 }, (_, n) => {
  const now = new Date(at('2026-11-22 00:00').getTime() + n * MINUTE)
  return { now, windows: reminderWindows(now) }
})

/** By message, the moments at which a visit is due for it. */
function dueOf(visit: Date): Record<string, Date[]> {
  const due: Record<string, Date[]> = {}
  for (const { now, windows } of MOMENTS)
    for (const { kind, from, until } of windows)
      if (visit >= from && visit < until) {
        due[kind] ??= []
        due[kind].push(now)
      }
  return due
}
const clock = (moment: Date | undefined) => {
  if (!moment) return 'never'
  const { date, time } = localOf(moment)
  return `${date.slice(8)} ${time}`
}

describe('the reminders of a visit on the 24th', () => {
  // By day, a visit enters its window a minute after the lead time.
  test.each([
    ['00:30', '23 08:00', '23 20:00'],
    ['07:30', '23 08:00', '23 20:00'],
    ['08:44', '23 08:45', '23 20:00'],
    ['08:45', '23 08:46', '24 08:00'],
    ['09:00', '23 09:01', '24 08:00'],
    ['10:55', '23 10:56', '24 08:00'],
    ['11:00', '23 11:01', '24 08:01'],
    ['17:30', '23 17:31', '24 14:31'],
    ['20:30', '23 20:31', '24 17:31'],
    ['22:15', '24 08:00', '24 19:16'],
    ['23:50', '24 08:00', '24 20:00'],
  ])('a visit at %s has its reminders on %s and on %s', (time, day, hours) => {
    const due = dueOf(at(`2026-11-24 ${time}`))
    expect([clock(due.reminder_day?.[0]), clock(due.reminder_hours?.[0])]).toEqual([day, hours])
  })

  test('reminders never go out at night or both at once, and the day’s reminder comes before the hours’', () => {
    for (let minute = 0; minute < 1440; minute += 15) {
      const visit = new Date(at('2026-11-24 00:00').getTime() + minute * MINUTE)
      const { reminder_day: day = [], reminder_hours: hours = [] } = dueOf(visit)
      const [first, last] = [day[0] as Date, day.at(-1) as Date]
      expect([first, hours[0]], localOf(visit).time).not.toContain(undefined)
      expect(last < (hours[0] as Date), localOf(visit).time).toBe(true)
      const isAwake = (moment: Date) => quietUntil(moment) === null && visit.getTime() - moment.getTime() >= 45 * MINUTE
      expect([...day, ...hours].every(isAwake), localOf(visit).time).toBe(true)
    }
  })
})

test.each([
  ['20:59', null],
  ['21:00', '24 08:00'],
  ['23:59', '24 08:00'],
  ['00:00', '23 08:00'],
  ['07:59', '23 08:00'],
  ['08:00', null],
])('a message at %s waits until %s', (time, until) => {
  const quiet = quietUntil(at(`2026-11-23 ${time}`))
  expect(quiet && clock(quiet)).toBe(until)
})

test('a patient can confirm attendance from before the first reminder until the visit begins', () => {
  const visit = at('2026-11-24 10:00')
  const before = (minutes: number) => new Date(visit.getTime() - minutes * MINUTE)
  expect(
    [before(0), before(1), before(36 * 60), before(36 * 60 + 1)].map((now) => canConfirmAttendance(visit, now)),
  ).toEqual([false, true, true, false])
  expect(Math.max(...reminders().map(({ lead }) => lead))).toBeLessThan(36 * 60)
})
