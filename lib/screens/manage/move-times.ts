// The times that a booking can be moved to, in words: all of its place by day, and the three nearest to its own.
import type { BookingView, MoveTimes, SlotOption } from '@/components/booking/views'
import type { Visitor } from '@/lib/http/visitor'
import { dayOptions, groupSlots, slotOption } from '@/lib/screens/steps/slot-view'
import { formatDayWithNear } from '@/lib/texts/format'
import type { FoundBooking } from '@/lib/use-cases/booking/find'
import { listSlots } from '@/lib/use-cases/calendar/list-slots'
import { nearestOpen } from '@/lib/use-cases/calendar/place-calendar'

type WantedTime = { date: string; start: string }

/** The other free times nearest to the booking's own, for whoever gives it up or has lost it. */
export async function otherTimes(visitor: Visitor, booking: FoundBooking): Promise<SlotOption[]> {
  const { place, date, start } = booking
  const nearest = await nearestOpen(visitor.deps, { placeId: place.id, owner: visitor.owner(), date, start })
  return nearest.map((slot) => slotOption(visitor, slot, place.id))
}

/** `nearest` are those to a time that could not be had. Null where nothing can be changed any more. */
export async function moveTimes(
  visitor: Visitor,
  { booking, ticket }: { booking: FoundBooking; ticket: BookingView },
  { day, wanted, isOpen }: { day: string; wanted?: WantedTime; isOpen: boolean },
): Promise<{ times: MoveTimes; nearest: SlotOption[] } | null> {
  if (!booking.canChange) return null
  const { deps, words } = visitor
  const placeId = booking.place.id
  const asked = { placeId, owner: visitor.owner(), day: wanted?.date ?? (day || undefined), wanted }
  const calendar = await listSlots(deps, asked)
  if (!calendar) return null
  const on = (date: string): string => `${ticket.manageHref}?date=${date}#times`
  const times = {
    day: formatDayWithNear(words, calendar.day, deps.now),
    days: dayOptions(visitor, calendar, on),
    earlierHref: calendar.earlier && on(calendar.earlier),
    laterHref: calendar.later && on(calendar.later),
    groups: groupSlots(visitor, calendar.slots, placeId),
    isOpen: isOpen || day !== '',
  }
  return { times, nearest: calendar.nearest.map((slot) => slotOption(visitor, slot, placeId)) }
}
