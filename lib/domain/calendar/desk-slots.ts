// Which of a place's times the front desk may choose: as for patients (open-slots.ts), without the time ahead that a browser
// has to leave, and up to a year ahead.
import { BOOKING, type Calendar, isInWindow, slotsInWindow, type TimedSlot } from '@/lib/domain/calendar/slots'

/** The slots of the dates within the desk's window that have not begun; with `begun` those that have not ended. */
export function deskSlots(
  place: Calendar,
  dates: readonly string[],
  now: Date,
  { begun }: { begun: boolean },
): TimedSlot[] {
  const length = begun ? place.slotMinutes * 60_000 : 0
  return Array.from(slotsInWindow({ ...place, windowDays: BOOKING.deskWindowDays }, dates, now)).filter(
    ({ at }) => at + length > now.getTime(),
  )
}

/** Whether the front desk can book the date at all. */
export const isInDeskWindow = (date: string, now: Date): boolean => isInWindow(date, now, BOOKING.deskWindowDays)
