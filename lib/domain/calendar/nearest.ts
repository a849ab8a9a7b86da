import type { Slot } from '@/lib/domain/calendar/slots'
import { instantOf } from '@/lib/domain/clinic-time'

export function nearestSlots<S extends Slot>(
  free: Iterable<S>,
  wanted: { date: string; start: string },
  n: number,
): S[] {
  const target = instantOf(wanted.date, wanted.start).getTime()
  return Array.from(free, (slot) => ({ slot, at: instantOf(slot.date, slot.start).getTime() }))
    .sort((a, b) => Math.abs(a.at - target) - Math.abs(b.at - target) || a.at - b.at)
    .slice(0, n)
    .map(({ slot }) => slot)
}
