// Companions come in consecutive times at one place, so that a parent can be beside each child.

import type { Slot } from '@/lib/domain/calendar/slots'
import { instantOf, minutesOf } from '@/lib/domain/clinic-time'

export const COMPANIONS = { most: 5, stays: 2, moves: 3 } as const

export type CompanionSlots = { first: Slot; last: Slot; ownSlot: Slot | null; others: Slot[] }

const atOf = ({ date, start }: Slot): number => instantOf(date, start).getTime()
const gapOf = (before: Slot, after: Slot): number => minutesOf(after.start) - minutesOf(before.end)

/** Longer visits overlap in `times`, and may end between two starts. */
function runFrom(nth: number, times: readonly Slot[], length: number, mostGap: number): Slot[] {
  const run: Slot[] = []
  for (const slot of times.slice(nth)) {
    const last = run.at(-1)
    if (last && (slot.date !== last.date || gapOf(last, slot) > mostGap)) break
    if (!last || gapOf(last, slot) >= 0) run.push(slot)
    if (run.length === length) break
  }
  return run
}

/**
 * Runs of consecutive times for `kept` and `more` people, all clinic-local.
 * First the runs that keep every kept time, with the fewest companions before them.
 * For a host alone, then the runs to move to, the nearest first.
 * `mostGap`: minutes between two visits.
 */
export function companionSlots(
  kept: readonly Slot[],
  free: readonly Slot[],
  more: number,
  mostGap = 0,
): CompanionSlots[] {
  const [ownSlot] = kept
  if (!ownSlot) return []
  const isKept = (slot: Slot): boolean => kept.some((each) => atOf(each) === atOf(slot))
  const times = [...kept, ...free.filter((slot) => !isKept(slot))].sort((a, b) => atOf(a) - atOf(b))
  const stays: (CompanionSlots & { before: number })[] = []
  const moves: (CompanionSlots & { away: number })[] = []
  for (const [n, first] of times.entries()) {
    const run = runFrom(n, times, kept.length + more, mostGap)
    const last = run.at(-1)
    if (!last || run.length < kept.length + more) continue
    const others = run.filter((slot) => !isKept(slot))
    if (others.length === more) stays.push({ first, last, ownSlot: null, others, before: run.findIndex(isKept) })
    else if (others.length === run.length && kept.length === 1) {
      const away = Math.abs(atOf(first) - atOf(ownSlot))
      moves.push({ first, last, ownSlot: first, others: others.slice(1), away })
    }
  }
  return [
    ...stays.sort((a, b) => a.before - b.before).map(({ before: _, ...run }) => run),
    ...moves.sort((a, b) => a.away - b.away).map(({ away: _, ...run }) => run),
  ]
}
