// Who comes together: a few people in times that follow one another at one place, so that a parent can be beside each child.

import type { Slot } from '@/lib/domain/calendar/slots'
import { instantOf } from '@/lib/domain/clinic-time'

/** `most` come together. So many times are offered that leave the one that is booked, and so many to move to. */
export const COMPANIONS = { most: 5, stays: 2, moves: 3 } as const

/** Times for all: `first` is the first of them, `own` a new one for who has booked already, `others` those of who is brought. */
export type CompanionSlots = { first: Slot; last: Slot; own: Slot | null; others: Slot[] }

const atOf = ({ date, start }: Slot): number => instantOf(date, start).getTime()
const isNext = (before: Slot, after: Slot): boolean => before.date === after.date && before.end === after.start

/**
 * Where `more` people fit: runs of times without a gap. `kept` are the times that the party has, `free` those that are free at
 * the same place, both clinic-local. First those that leave every kept time where it is, who is brought as late as possible
 * before the others; then, where one alone has a time, those to which that one moves along, the nearest first.
 */
export function companionSlots(kept: readonly Slot[], free: readonly Slot[], more: number): CompanionSlots[] {
  const [own] = kept
  if (!own) return []
  const isKept = (slot: Slot): boolean => kept.some((each) => atOf(each) === atOf(slot))
  const times = [...kept, ...free.filter((slot) => !isKept(slot))].sort((a, b) => atOf(a) - atOf(b))
  const stays: (CompanionSlots & { before: number })[] = []
  const moves: (CompanionSlots & { away: number })[] = []
  for (const [n, first] of times.entries()) {
    const run = times.slice(n, n + kept.length + more)
    const last = run.at(-1)
    const isWhole = run.every((slot, at) => at === 0 || isNext(run[at - 1] ?? slot, slot))
    if (!last || !isWhole || run.length < kept.length + more) continue
    const others = run.filter((slot) => !isKept(slot))
    if (others.length === more) stays.push({ first, last, own: null, others, before: run.findIndex(isKept) })
    else if (others.length === run.length && kept.length === 1) {
      const away = Math.abs(atOf(first) - atOf(own))
      moves.push({ first, last, own: first, others: others.slice(1), away })
    }
  }
  return [
    ...stays.sort((a, b) => a.before - b.before).map(({ before: _, ...run }) => run),
    ...moves.sort((a, b) => a.away - b.away).map(({ away: _, ...run }) => run),
  ]
}
