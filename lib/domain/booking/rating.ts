import { addYears } from '@/lib/domain/clinic-time'

/**
 * Fewer answers than `leastAnswers` say little about a clinic, and much about single patients. A comment waits `holdDays`,
 * so that its patient can think again.
 */
export const RATING = { leastAnswers: 10, months: 12, holdDays: 7 } as const

const DAY_MS = 86_400_000

/** Questions after `askedSince` count. Comments answered before `answeredUntil` are shown. */
export const ratingWindow = (now: Date): { askedSince: Date; answeredUntil: Date } => ({
  askedSince: addYears(now, -RATING.months / 12),
  answeredUntil: new Date(now.getTime() - RATING.holdDays * DAY_MS),
})

/** `scores`: how many answers of 5, 4, 3, 2 and 1. */
export function meanScore(scores: readonly number[]): number {
  const sum = (each: (count: number, at: number) => number) =>
    scores.reduce((all, count, at) => all + each(count, at), 0)
  return sum((count, at) => count * (scores.length - at)) / sum((count) => count)
}
