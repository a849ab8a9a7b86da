import { BOOKING, type Calendar, isInWindow, slotsInWindow, type TimedSlot } from '@/lib/domain/calendar/slots'

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

export const isInDeskWindow = (date: string, now: Date): boolean => isInWindow(date, now, BOOKING.deskWindowDays)
