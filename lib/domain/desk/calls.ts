// When somebody is called, and when again: times of the clinics, values in and out.
import { type BestTime, CALL_BACK } from '@/lib/catalogue/call-back'
import { addDays, daysBetween, instantOf, localOf } from '@/lib/domain/clinic-time'
import { keysOf } from '@/lib/types/keys'

const HOUR_MS = 3_600_000

export const CALLS = {
  /** Nobody is called outside these hours (TRAI, TCCCPR 2018), but in an emergency. */
  from: '09:00',
  until: '21:00',
  /** How long a claim is one caller's alone. */
  claimMs: 15 * 60_000,
  /** So often a number is tried. */
  mostTries: 5,
  /** After the first try that nobody answers; after the next ones it is the next morning. */
  againMs: 2 * HOUR_MS,
  /** A lead that was not finished is left alone for so long: the patient may be at it. */
  quietMs: HOUR_MS / 2,
  /** How old a lead, or the answer of a patient who was not happy, may be to be called about. */
  leadMs: 30 * 24 * HOUR_MS,
  /** How long before a visit its number is called where nobody has shown that it is theirs. */
  aheadMs: 48 * HOUR_MS,
  /** How many days ahead a later call may be. */
  laterDays: 30,
} as const

/** Whether patients may be called at the moment. */
export function isCallTime(now: Date): boolean {
  const { time } = localOf(now)
  return time >= CALLS.from && time < CALLS.until
}

/** The wishes for a part of the day that a call at the moment meets. */
export function closureWishesAt(now: Date): BestTime[] {
  const { time } = localOf(now)
  return keysOf(CALL_BACK.hours).filter((best) => {
    const { from, until } = CALL_BACK.hours[best]
    return best === 'any_time' || (time >= from && time < until)
  })
}

/** The moment itself, or where nobody is called then the next one at which somebody may be. */
function nextCallTime(at: Date): Date {
  const { date, time } = localOf(at)
  if (isCallTime(at)) return at
  return instantOf(time < CALLS.from ? date : addDays(date, 1), CALLS.from)
}

/** When to try again after so many tries that nobody answered, this one among them; null after the last. */
export function againAfter(tries: number, now: Date): Date | null {
  if (tries >= CALLS.mostTries) return null
  if (tries === 1) return nextCallTime(new Date(now.getTime() + CALLS.againMs))
  return instantOf(addDays(localOf(now).date, 1), CALLS.from)
}

/** The moment of a clinic-local date and time that was asked for; null where it is past, far off or no time for calls. */
export function laterCall(date: string, time: string, now: Date): Date | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(date) || !/^\d\d:\d\d$/.test(time)) return null
  const at = instantOf(date, time)
  if (Number.isNaN(at.getTime()) || at <= now || !isCallTime(at)) return null
  return daysBetween(localOf(now).date, date) <= CALLS.laterDays ? at : null
}
