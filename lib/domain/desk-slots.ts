// Which of a place's times the front desk may choose: as for patients (open-slots.ts), without the time ahead that a browser
// has to leave, and up to a year ahead.
import { daysBetween, localOf } from '@/lib/domain/clinic-time'
import { BOOKING, type Calendar, slotsInWindow, type TimedSlot } from '@/lib/domain/slots'

/** The slots of the dates within the desk's window that have not begun; with `begun` those that have not ended. */
export function deskSlots(
  place: Calendar,
  dates: readonly string[],
  now: Date,
  { begun }: { begun: boolean },
): TimedSlot[] {
  const length = begun ? place.slotMinutes * 60_000 : 0
  return Array.from(slotsInWindow(place, dates, now, BOOKING.deskWindowDays)).filter(
    ({ at }) => at + length > now.getTime(),
  )
}

/** Whether the front desk can book the date at all. */
export function isInDeskWindow(date: string, now: Date): boolean {
  const ahead = daysBetween(localOf(now).date, date)
  return ahead >= 0 && ahead < BOOKING.deskWindowDays
}
