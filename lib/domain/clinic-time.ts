// All clinics keep Asia/Kolkata, +05:30 all year. The server's own time zone is never used.

const OFFSET_MS = 5.5 * 3_600_000
const DAY_MS = 86_400_000

export function instantOf(date: string, time: string): Date {
  return new Date(`${date}T${time}:00+05:30`)
}

export function localOf(instant: Date): { date: string; time: string } {
  const shifted = new Date(instant.getTime() + OFFSET_MS).toISOString()
  return { date: shifted.slice(0, 10), time: shifted.slice(11, 16) }
}

/** The midnight that ends `date` is 24:00, not 00:00. */
export function timeOn(date: string, instant: Date): string {
  const local = localOf(instant)
  return local.date > date && local.time === '00:00' ? '24:00' : local.time
}

export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

const twoDigits = (n: number): string => String(n).padStart(2, '0')
const formatClock = (minutes: number): string => `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`
const TIMES = Array.from({ length: 1441 }, (_, at) => formatClock(at))

export const timeAtMinute = (minutes: number): string => TIMES[minutes] ?? formatClock(minutes)

const dayNumber = (date: string): number => Date.parse(`${date}T00:00:00Z`) / DAY_MS

export function addDays(date: string, n: number): string {
  return new Date((dayNumber(date) + n) * DAY_MS).toISOString().slice(0, 10)
}

/** Years 1900 to 2199 only. 30 February parses as 2 March, so the date must survive a round trip. */
export const isDate = (text: string): boolean =>
  /^(19|20|21)\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text

export function addYears(instant: Date, n: number): Date {
  const shifted = new Date(instant.getTime() + OFFSET_MS)
  shifted.setUTCFullYear(shifted.getUTCFullYear() + n)
  return new Date(shifted.getTime() - OFFSET_MS)
}

export const daysBetween = (from: string, to: string): number => dayNumber(to) - dayNumber(from)

/** 0 is Monday. */
export function weekdayOf(date: string): number {
  // 1970-01-01, day 0, was a Thursday.
  return (((dayNumber(date) + 3) % 7) + 7) % 7
}
