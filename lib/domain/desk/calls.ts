import type { BestTime } from '@/lib/catalogue/call-back'
import { addDays, daysBetween, instantOf, localOf } from '@/lib/domain/clinic-time'
import { callHours } from '@/lib/domain/leads/call-back'
import { keysOf } from '@/lib/types/keys'

const HOUR_MS = 3_600_000

export const CALLS = {
  /** No calls outside these hours (TRAI, TCCCPR 2018), except in an emergency. */
  from: '09:00',
  until: '21:00',
  claimMs: 15 * 60_000,
  mostTries: 5,
  againMs: 2 * HOUR_MS,
  /** An unfinished lead rests this long: the patient may still be at it. */
  quietMs: HOUR_MS / 2,
  leadMs: 30 * 24 * HOUR_MS,
  aheadMs: 48 * HOUR_MS,
  laterDays: 30,
} as const

export function isCallTime(now: Date): boolean {
  const { time } = localOf(now)
  return time >= CALLS.from && time < CALLS.until
}

export function bestTimesAt(now: Date): BestTime[] {
  const { time } = localOf(now)
  const hours = callHours()
  return keysOf(hours).filter((best) => {
    const { from, until } = hours[best] ?? { from: '', until: '' }
    return best === 'any_time' || (time >= from && time < until)
  })
}

function nextCallTime(at: Date): Date {
  const { date, time } = localOf(at)
  if (isCallTime(at)) return at
  return instantOf(time < CALLS.from ? date : addDays(date, 1), CALLS.from)
}

export function againAfter(tries: number, now: Date): Date | null {
  if (tries >= CALLS.mostTries) return null
  if (tries === 1) return nextCallTime(new Date(now.getTime() + CALLS.againMs))
  return instantOf(addDays(localOf(now).date, 1), CALLS.from)
}

export function laterCall(date: string, time: string, now: Date): Date | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(date) || !/^\d\d:\d\d$/.test(time)) return null
  const at = instantOf(date, time)
  if (Number.isNaN(at.getTime()) || at <= now || !isCallTime(at)) return null
  return daysBetween(localOf(now).date, date) <= CALLS.laterDays ? at : null
}
