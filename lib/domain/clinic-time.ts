// Clinic-local dates and times. Every clinic keeps Asia/Kolkata, which is +05:30 all year; the time zone of the process, and
// the offset of today, are never asked.

const OFFSET_MS = 5.5 * 3_600_000
const DAY_MS = 86_400_000

/** The moment of a clinic-local `YYYY-MM-DD` and `HH:MM`; 24:00 is the midnight that ends the day. */
export function instantOf(date: string, time: string): Date {
  return new Date(`${date}T${time}:00+05:30`)
}

/** The clinic-local date and time of a moment, cut to the minute. */
export function localOf(instant: Date): { date: string; time: string } {
  const shifted = new Date(instant.getTime() + OFFSET_MS).toISOString()
  return { date: shifted.slice(0, 10), time: shifted.slice(11, 16) }
}

/** The time of a moment as read on the clock of `date`: the midnight that ends that day is 24:00, not 00:00. */
export function timeOn(date: string, instant: Date): string {
  const local = localOf(instant)
  return local.date > date && local.time === '00:00' ? '24:00' : local.time
}

/** Whole minutes from midnight of an `HH:MM`. */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

const twoDigits = (n: number): string => String(n).padStart(2, '0')
const formatClock = (minutes: number): string => `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`
// A calendar asks for thousands of them.
const TIMES = Array.from({ length: 1441 }, (_, at) => formatClock(at))

/** The `HH:MM` of whole minutes from midnight, 0 to 1440. */
export const timeAtMinute = (minutes: number): string => TIMES[minutes] ?? formatClock(minutes)

const dayNumber = (date: string): number => Date.parse(`${date}T00:00:00Z`) / DAY_MS

/** The date `n` days later, or earlier for a negative `n`. */
export function addDays(date: string, n: number): string {
  return new Date((dayNumber(date) + n) * DAY_MS).toISOString().slice(0, 10)
}

/** Whether a text is a date of these centuries, `YYYY-MM-DD`: no other is stored or looked for. 30 February parses, as 2 March. */
export const isDate = (text: string): boolean =>
  /^(19|20|21)\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text

/** The same clinic-local day and time `n` years later; 29 February runs to 1 March. */
export function addYears(instant: Date, n: number): Date {
  const shifted = new Date(instant.getTime() + OFFSET_MS)
  shifted.setUTCFullYear(shifted.getUTCFullYear() + n)
  return new Date(shifted.getTime() - OFFSET_MS)
}

/** Whole days from one date to another; negative when `to` is earlier. */
export const daysBetween = (from: string, to: string): number => dayNumber(to) - dayNumber(from)

/** 0 is Monday, 6 is Sunday. */
export function weekdayOf(date: string): number {
  // 1970-01-01, day 0, was a Thursday.
  return (((dayNumber(date) + 3) % 7) + 7) % 7
}
