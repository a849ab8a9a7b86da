import type { DayHours } from '@/lib/catalogue/clinics/opening-hours'
import { hoursOn, spansOf, type Week } from '@/lib/domain/calendar/slots'
import { addDays, localOf, minutesOf, weekdayOf } from '@/lib/domain/clinic-time'

export type Opening =
  | { kind: 'open'; closes: string }
  | { kind: 'closed'; isHoliday: boolean; next: { date: string; time: string } | null }

export type OpeningDays = Week & { closed: readonly string[] }

export const everyDay = (hours: NonNullable<DayHours>): OpeningDays => ({ hours: Array(7).fill(hours), closed: [] })

const DAYS_AHEAD = 30

const spansOn = (place: OpeningDays, date: string) =>
  place.closed.includes(date) ? [] : spansOf(hoursOn(place, date)[weekdayOf(date)])

export function openingOf(place: OpeningDays, now: Date): Opening {
  const { date: today, time } = localOf(now)
  const at = minutesOf(time)
  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead += 1) {
    const date = addDays(today, ahead)
    const [span] = spansOn(place, date).filter(({ closes }) => ahead > 0 || at < minutesOf(closes))
    if (span && ahead === 0 && at >= minutesOf(span.opens)) return { kind: 'open', closes: span.closes }
    if (span) return { kind: 'closed', isHoliday: place.closed.includes(today), next: { date, time: span.opens } }
  }
  return { kind: 'closed', isHoliday: place.closed.includes(today), next: null }
}
