// A patient should learn of a delay early enough, and a forgotten delay must end by itself.
import { DELAY_MINUTES } from '@/lib/catalogue/desk/delays'
import { addDays, instantOf, localOf } from '@/lib/domain/clinic-time'

/** `minutes`: 0 when the chair is on time again. */
export type Delay = { minutes: number; reportedAt: Date }

const MINUTE_MS = 60_000
const REACH_MS = 3 * 60 * MINUTE_MS
const LONGEST = Math.max(...DELAY_MINUTES)
/** A shorter delay, or a smaller change of one, is worth no message. */
const WORTH_MINUTES = 15

/** A delay concerns visits that begin until this moment: three hours, on the same day. */
export function delayReach(reportedAt: Date): Date {
  const midnight = instantOf(addDays(localOf(reportedAt).date, 1), '00:00')
  return new Date(Math.min(reportedAt.getTime() + REACH_MS, midnight.getTime() - 1))
}

/** Minutes, 0 when the delay is over or does not reach this visit. */
export function minutesLate(delay: Delay | null, startsAt: Date, now: Date): number {
  if (!delay || startsAt > delayReach(delay.reportedAt)) return 0
  return beginsAt(startsAt, delay.minutes) > now ? delay.minutes : 0
}

export const beginsAt = (startsAt: Date, minutes: number): Date => new Date(startsAt.getTime() + minutes * MINUTE_MS)

/** The chair's delay as the desk sees it: 0 once it reaches nobody any more. */
export const standingDelay = (delay: Delay | null, now: Date): number =>
  delay && delayReach(delay.reportedAt) > now ? delay.minutes : 0

/** A delay that is reported now would concern this visit. */
export const mayRunLate = (startsAt: Date, now: Date): boolean =>
  startsAt <= delayReach(now) && beginsAt(startsAt, LONGEST) > now

/** Visits that began before are over for every patient who was told of a delay. */
export const earliestDelayed = (now: Date): Date => beginsAt(now, -LONGEST)

type ToldDelay = { startsAt: Date; told: number; minutes: number; now: Date }

/** `told`: minutes of the last message, 0 for none or after one that took it back. `until`: the message is of use. */
export function delayMessage({ startsAt, told, minutes, now }: ToldDelay) {
  // A patient who read of a longer delay would come too late, even to a visit that has begun meanwhile.
  const until = minutes < told ? beginsAt(startsAt, told) : startsAt
  if (until <= now) return null
  if (minutes === 0) return told > 0 ? { kind: 'on_time_again' as const, until } : null
  return Math.abs(minutes - told) >= WORTH_MINUTES ? { kind: 'running_late' as const, until } : null
}
