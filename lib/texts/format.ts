// Only the server formats with Intl, because browsers' language data differ. One exception: the day of a device's last use.

import { type PartOfDay, partOfDay } from '@/lib/catalogue/parts-of-day'
import { fill } from '@/lib/texts/fill'

/** The texts' language, its patterns and its names of near days. */
type Reader = {
  language: {
    LANGUAGE: string
    NEAR_DAYS: { today: string; tomorrow: string }
    DATES: { day: string; longDay: string }
    TIMES: { pattern: string; periods: Record<PartOfDay, string> }
  }
}

/** Keeps Intl's formatters, because making one is slow. Digits are Latin, as in references and phone numbers. */
function byLanguage<F>(make: (language: string) => F): (reader: Reader) => F {
  const made = new Map<string, F>()
  return ({ language: { LANGUAGE } }) => {
    const formatter = made.get(LANGUAGE) ?? make(`${LANGUAGE}-u-nu-latn`)
    made.set(LANGUAGE, formatter)
    return formatter
  }
}

const names = (options: Intl.DateTimeFormatOptions) => {
  const formatter = byLanguage((language) => new Intl.DateTimeFormat(language, { timeZone: 'UTC', ...options }))
  return (reader: Reader, date: Date): string => formatter(reader).format(date)
}
const [weekday, longWeekday] = [names({ weekday: 'short' }), names({ weekday: 'long' })]
const [month, longMonth] = [names({ month: 'short' }), names({ month: 'long' })]

const utc = (date: string): Date => new Date(`${date}T00:00:00Z`)

/** A clinic-local date (`2026-11-23`) as `Mon 23 Nov`. */
export function formatDay(reader: Reader, date: string): string {
  const at = utc(date)
  const holes = { weekday: weekday(reader, at), day: at.getUTCDate(), month: month(reader, at) }
  return fill(reader.language.DATES.day, holes)
}

/** A Monday. */
const MONDAY = Date.UTC(2024, 0, 1)
/** Weekdays as `Mon, Wed`. Monday is 0. */
export const formatWeekdays = (reader: Reader, days: readonly number[]): string =>
  days.map((day) => weekday(reader, new Date(MONDAY + day * 86_400_000))).join(', ')

/** A clinic-local date as `23 Nov`, for a text that must be short. */
export const formatShortDay = (reader: Reader, date: string): string => {
  const at = utc(date)
  return `${at.getUTCDate()} ${month(reader, at)}`
}

const monthAndYear = names({ month: 'long', year: 'numeric' })
/** The month of a clinic-local date, or `2026-11`, as `November 2026`. */
export const formatMonth = (reader: Reader, date: string): string => monthAndYear(reader, utc(`${date.slice(0, 7)}-01`))

/** A clinic-local date as `Monday 23 November 2026`. */
export function formatLongDay(reader: Reader, date: string): string {
  const at = utc(date)
  const [day, year] = [at.getUTCDate(), at.getUTCFullYear()]
  const holes = { weekday: longWeekday(reader, at), day, month: longMonth(reader, at), year }
  return fill(reader.language.DATES.longDay, holes)
}

const DAY_MS = 86_400_000

/** `Today` or `Tomorrow` if the clinic-local date is that at `now`, or else null. */
function nearDay({ language: { NEAR_DAYS } }: Reader, date: string, now: Date): string | null {
  if (date === clinicDay(now.toISOString())) return NEAR_DAYS.today
  return date === clinicDay(new Date(now.getTime() + DAY_MS).toISOString()) ? NEAR_DAYS.tomorrow : null
}

/** A clinic-local date as `Today`, `Tomorrow` or `Mon 23 Nov`. */
export const formatNearDay = (reader: Reader, date: string, now: Date): string =>
  nearDay(reader, date, now) ?? formatDay(reader, date)

/** A clinic-local date as `Tomorrow, Mon 23 Nov`, or as `Mon 30 Nov` if it isn't near. */
export const formatDayWithNear = (reader: Reader, date: string, now: Date): string =>
  [nearDay(reader, date, now), formatDay(reader, date)].filter((part) => part !== null).join(', ')

/** A clinic-local time (`10:30`) as `10:30 am`. */
export function formatTime(reader: Reader, time: string): string {
  const hour = Number(time.slice(0, 2)) % 24
  const { pattern, periods } = reader.language.TIMES
  return fill(pattern, { time: `${hour % 12 || 12}:${time.slice(3)}`, period: periods[partOfDay(time)] })
}

const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 })

/** Paise as rupees, in groups of lakhs in every language: `₹1,25,000`. */
export const formatMoney = (paise: number): string => rupees.format(paise / 100)

const exactRupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' })

/** Paise as rupees to the paisa, for receipts: `₹1,25,000.00`. */
export const formatExactMoney = (paise: number): string => exactRupees.format(paise / 100)

/** Kilometres, to a tenth: `3.2`. */
export const formatKm = (km: number): string => km.toFixed(1)

/** An Indian phone number in two groups: 98765 43210. */
export const readablePhone = (e164: string): string => e164.replace(/^\+91(\d{5})(\d{5})$/, '$1 $2')

/** A phone number with only its last four digits: ••••• •3210. */
export const maskedPhone = (e164: string): string => `••••• •${e164.slice(-4)}`

/** A code's destination: the pool masks a number as `+********3210`, the site as maskedPhone does. E-mails stay as they are. */
export const maskedDestination = (masked: string): string => (masked.startsWith('+') ? maskedPhone(masked) : masked)

/** The clinic-local date (`2026-11-23`) of an ISO timestamp. India has one time zone and no summer time. */
export const clinicDay = (iso: string): string => new Date(Date.parse(iso) + 19_800_000).toISOString().slice(0, 10)

const languageNames = byLanguage((language) => new Intl.DisplayNames(language, { type: 'language', fallback: 'none' }))
const lists = byLanguage((language) => new Intl.ListFormat(language, { type: 'conjunction' }))

/** Language tags (`kn`) as `Kannada, English and Hindi`, without unknown tags. */
export const formatLanguages = (reader: Reader, tags: readonly string[]): string =>
  lists(reader).format(
    tags.flatMap((tag) => (/^[a-z]{2,3}(-[a-z]{4})?$/i.test(tag) ? (languageNames(reader).of(tag) ?? []) : [])),
  )
