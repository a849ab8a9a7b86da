// Which of a place's times one browser may choose. One rule lists the times and answers a hold, so that what is listed
// can be held, and the other way round.

import type { Occupancy } from '@/lib/domain/calendar/occupied'
import { type Calendar, hasLead, type Slot, slotsInWindow } from '@/lib/domain/calendar/slots'

export type OpenSlot = Slot & { state: 'free' | 'held_for_you' }

/**
 * The slots of the dates that a browser may choose, earliest first. Its own hold stays listed when the lead time has
 * begun meanwhile, and when every seat is taken.
 */
export function* openSlots(
  place: Calendar,
  taken: Occupancy,
  dates: readonly string[],
  now: Date,
): Generator<OpenSlot, undefined> {
  for (const slot of slotsInWindow(place, dates, now)) {
    const { date, start, end, at } = slot
    const until = at + place.slotMinutes * 60_000
    if (at > now.getTime() && taken.isMine(at, until)) yield { date, start, end, state: 'held_for_you' }
    else if (hasLead(place, slot, now) && !taken.isFull(at, until)) yield { date, start, end, state: 'free' }
  }
}

/** The first `n` slots that fit, without working out the rest. */
export function firstOpen(
  n: number,
  slots: Iterable<OpenSlot>,
  fits: (slot: OpenSlot) => boolean = () => true,
): OpenSlot[] {
  const first = []
  for (const slot of slots) {
    if (!fits(slot)) continue
    first.push(slot)
    if (first.length === n) break
  }
  return first
}
