// One rule lists slots and checks holds, so that every listed slot can be held.

import type { Occupancy } from '@/lib/domain/calendar/occupied'
import { type Calendar, hasLead, minutesOfVisit, type Slot, slotsInWindow } from '@/lib/domain/calendar/slots'

export type OpenSlot = Slot & { state: 'free' | 'held_for_you' }

/** Earliest first. A browser's own hold stays listed within the lead time, and when all seats are taken. */
export function* openSlots(
  place: Calendar,
  taken: Occupancy,
  dates: readonly string[],
  now: Date,
): Generator<OpenSlot, undefined> {
  for (const slot of slotsInWindow(place, dates, now)) {
    const { date, start, end, at } = slot
    const until = at + minutesOfVisit(place) * 60_000
    if (at > now.getTime() && taken.isMine(at, until)) yield { date, start, end, state: 'held_for_you' }
    else if (hasLead(place, slot, now) && !taken.isFull(at, until)) yield { date, start, end, state: 'free' }
  }
}

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
