import { formatSlot } from '@/flows/params'
import type { OpenSlot } from '@/lib/domain/calendar/open-slots'
import { isUrgent } from '@/lib/domain/calendar/slots'
import type { Visitor } from '@/lib/http/visitor'
import { dentistWishes, fitsWish, wishAt } from '@/lib/page-handlers/calendar/dentist-wishes'
import { dayOptions, groupSlots, slotOption } from '@/lib/page-handlers/calendar/slot-view'
import { formatDayWithNear } from '@/lib/texts/format'
import type { FoundBooking } from '@/lib/use-cases/booking/find'
import { findLastDentist } from '@/lib/use-cases/calendar/last-dentist'
import { listSlots } from '@/lib/use-cases/calendar/list-slots'
import { nearestOpen } from '@/lib/use-cases/calendar/place-calendar'
import type { BookingView, MoveTimes, SlotGroup, SlotOption } from '@/lib/views/booking'

type WantedTime = { date: string; start: string }

/** For a patient who cancels or has lost the slot. */
export async function otherTimes(visitor: Visitor, booking: FoundBooking): Promise<SlotOption[]> {
  const { place, date, start, concern, visitMinutes } = booking
  const wanted = { placeId: place.id, owner: visitor.owner(), date, start, concern, visitMinutes }
  const nearest = await nearestOpen(visitor.deps, wanted)
  return nearest.map((slot) => slotOption(visitor, slot, place.id))
}

/** The booking's own slot is included, even if no second seat is free. */
function groupsOf(visitor: Visitor, booking: FoundBooking, calendar: { day: string; slots: OpenSlot[] }): SlotGroup[] {
  const { place, date, start, end, affected } = booking
  const isShown = calendar.day === date && affected === null
  const others = calendar.slots.filter((slot) => !isShown || slot.start !== start)
  const currentSlot: OpenSlot[] = isShown ? [{ date, start, end, state: 'free' }] : []
  const slots = [...others, ...currentSlot].sort((one, other) => one.start.localeCompare(other.start))
  const value = formatSlot({ date, start, end, at: place.id })
  return groupSlots(visitor, slots, place.id).map((group) => ({
    ...group,
    slots: group.slots.map((slot) => (slot.value === value && isShown ? { ...slot, isOwn: true } : slot)),
  }))
}

/** `nearest` are those near a lost slot. Null if the booking can't be changed. */
export async function moveTimes(
  visitor: Visitor,
  { booking, ticket }: { booking: FoundBooking; ticket: BookingView },
  { day, dentist, wanted, isOpen }: { day: string; dentist: string; wanted?: WantedTime; isOpen: boolean },
): Promise<{ times: MoveTimes; nearest: SlotOption[] } | null> {
  if (!booking.canChange) return null
  const { deps, texts } = visitor
  const placeId = booking.place.id
  const owner = visitor.owner()
  const wish = wishAt(placeId, dentist)
  const fits = fitsWish(placeId, wish)
  const isShown = ({ date, start }: WantedTime) => date === booking.date && start === booking.start
  const query = {
    placeId,
    owner,
    fits: fits && ((slot: OpenSlot) => !isShown(slot) && fits(slot)),
    day: wanted?.date ?? (day || undefined),
    wanted,
    concern: booking.concern,
    visitMinutes: booking.visitMinutes,
  }
  const calendar = await listSlots(deps, query)
  if (!calendar) return null
  const at = (date: string, name: string | undefined): string =>
    `${ticket.manageHref}?${new URLSearchParams({ date, ...(name !== undefined && { dentist: name }) })}`
  const on = (date: string): string => `${at(date, wish)}#times`
  const times = {
    action: at(calendar.day, wish),
    dentists: await dentistWishes(visitor, calendar.preferred, {
      placeId,
      wish,
      last: async () => {
        const isProved = booking.hasLink || (await visitor.hasProved(booking.phone))
        return findLastDentist(deps, { placeId, owner, phone: isProved ? booking.phone : null })
      },
      hrefOf: (name) => `${at(calendar.day, name)}#times`,
    }),
    day: formatDayWithNear(texts, calendar.day, deps.now),
    days: dayOptions(visitor, calendar, on),
    earlierHref: calendar.earlier && on(calendar.earlier),
    laterHref: calendar.later && on(calendar.later),
    groups: groupsOf(visitor, booking, calendar),
    isOpen: isOpen || day !== '' || wish !== undefined,
    isUrgent: isUrgent(booking.concern),
  }
  const nearest = calendar.nearest.filter((slot) => !isShown(slot))
  return { times, nearest: nearest.map((slot) => slotOption(visitor, slot, placeId)) }
}
