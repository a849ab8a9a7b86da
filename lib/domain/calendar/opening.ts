import { type DayHours, hoursOn, type Week } from '@/lib/domain/calendar/slots'
import { addDays, localOf, minutesOf, weekdayOf } from '@/lib/domain/clinic-time'

export type Opening =
  | { kind: 'open'; closes: string }
  | { kind: 'closed'; isHoliday: boolean; next: { date: string; time: string } | null }

export type OpeningDays = Week & { closed: readonly string[] }

export const everyDay = (hours: NonNullable<DayHours>): OpeningDays => ({ hours: Array(7).fill(hours), closed: [] })

const DAYS_AHEAD = 30

function hoursOf(place: OpeningDays, date: string): DayHours {
  return place.closed.includes(date) ? null : (hoursOn(place, date)[weekdayOf(date)] ?? null)
}

export function openingOf(place: OpeningDays, now: Date): Opening {
  const { date: today, time } = localOf(now)
  const at = minutesOf(time)
  const hours = hoursOf(place, today)
  const isBefore = hours !== null && at < minutesOf(hours.opens)
  if (hours && !isBefore && at < minutesOf(hours.closes)) return { kind: 'open', closes: hours.closes }
  for (let ahead = isBefore ? 0 : 1; ahead <= DAYS_AHEAD; ahead += 1) {
    const date = addDays(today, ahead)
    const later = hoursOf(place, date)
    if (later) return { kind: 'closed', isHoliday: place.closed.includes(today), next: { date, time: later.opens } }
  }
  return { kind: 'closed', isHoliday: place.closed.includes(today), next: null }
}
