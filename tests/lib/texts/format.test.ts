import { describe, expect, test } from 'vitest'
import { DEFAULT_LANGUAGE } from '@/lib/catalogue/languages'
import {
  formatDay,
  formatDayWithNear,
  formatLanguages,
  formatLongDay,
  formatMoney,
  formatNearDay,
  formatTime,
  maskedDestination,
  maskedPhone,
  readablePhone,
} from '@/lib/texts/format'
import { textsIn } from '@/lib/texts/languages'

const WORDS = textsIn(DEFAULT_LANGUAGE)

describe('a date', () => {
  test.each([
    ['2026-11-23', 'Mon 23 Nov', 'Monday 23 November 2026'],
    ['2027-01-01', 'Fri 1 Jan', 'Friday 1 January 2027'],
    ['2028-02-29', 'Tue 29 Feb', 'Tuesday 29 February 2028'],
    ['2026-05-31', 'Sun 31 May', 'Sunday 31 May 2026'],
  ])('the date %s is written as %s and %s', (date, short, long) => {
    expect(formatDay(WORDS, date)).toBe(short)
    expect(formatLongDay(WORDS, date)).toBe(long)
  })
})

describe('a near day', () => {
  // 23:40 and 00:10 at the clinics.
  const LATE = new Date('2026-11-22T18:10:00Z')
  const EARLY = new Date('2026-11-22T18:40:00Z')

  test.each([
    [LATE, '2026-11-22', 'Today', 'Today, Sun 22 Nov'],
    [LATE, '2026-11-23', 'Tomorrow', 'Tomorrow, Mon 23 Nov'],
    [LATE, '2026-11-24', 'Tue 24 Nov', 'Tue 24 Nov'],
    [EARLY, '2026-11-22', 'Sun 22 Nov', 'Sun 22 Nov'],
    [EARLY, '2026-11-23', 'Today', 'Today, Mon 23 Nov'],
    [EARLY, '2026-11-24', 'Tomorrow', 'Tomorrow, Tue 24 Nov'],
  ])('at %o, the day %s is written as %s', (now, date, near, long) => {
    expect(formatNearDay(WORDS, date, now)).toBe(near)
    expect(formatDayWithNear(WORDS, date, now)).toBe(long)
  })
})

describe('a time', () => {
  test.each([
    ['00:00', '12:00 am'],
    ['00:30', '12:30 am'],
    ['09:05', '9:05 am'],
    ['10:30', '10:30 am'],
    ['12:00', '12:00 pm'],
    ['13:00', '1:00 pm'],
    ['23:30', '11:30 pm'],
    ['24:00', '12:00 am'],
  ])('the time %s is written as %s', (time, words) => {
    expect(formatTime(WORDS, time)).toBe(words)
  })
})

describe('money', () => {
  test.each([
    [0, '₹0'],
    [19_900, '₹199'],
    [49_900, '₹499'],
    [100_000, '₹1,000'],
    [12_500_000, '₹1,25,000'],
    [1_000_000_000, '₹1,00,00,000'],
  ])('the amount of %i paise is written as %s', (paise, words) => {
    expect(formatMoney(paise)).toBe(words)
  })
})

test('the formats contain no unusual spaces', () => {
  const words = [
    formatDay(WORDS, '2026-11-23'),
    formatLongDay(WORDS, '2026-11-23'),
    formatTime(WORDS, '10:30'),
    formatMoney(12_500_000),
  ]
  expect(words.join('|')).not.toMatch(/[\u00a0\u202f\u2009]/)
})

test.each([
  ['+919876543210', '98765 43210', '••••• •3210'],
  ['+14155552671', '+14155552671', '••••• •2671'],
])('the phone %s is shown as %s, and masked as %s', (phone, readable, masked) => {
  expect([readablePhone(phone), maskedPhone(phone)]).toEqual([readable, masked])
})

test.each([
  ['+********3210', '••••• •3210'],
  ['m***@e***', 'm***@e***'],
])('the pool’s masked address %s is shown as %s', (masked, readable) => {
  expect(maskedDestination(masked)).toBe(readable)
})

test('languages are named in the reader’s language, and unknown ones are left out', () => {
  expect(formatLanguages(WORDS, ['kn', 'en', 'hi'])).toBe('Kannada, English and Hindi')
  expect(formatLanguages(WORDS, ['ta', 'xx', '!', '', 'hi'])).toBe('Tamil and Hindi')
  expect(formatLanguages(WORDS, [])).toBe('')
})
