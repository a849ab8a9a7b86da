// How long a browser may stay at the front desk: shared computers, with patients on the other side of it.

const MINUTE = 60_000
/** Without an act for so long, the desk is blank and asks for the PIN (milliseconds). */
export const LOCK_AFTER_MS = 3 * MINUTE
/** Without an act for so long, or so long after entering, it is left. */
const IDLE_MS = 30 * MINUTE
const LONGEST_MS = 12 * 60 * MINUTE
/** So many wrong PINs in a row leave it as well. */
export const WRONG_PINS = 5

export type DeskSession = { seenAt: Date; unlockedAt: Date | null; endsAt: Date }

/** When a session that begins now ends at the latest. */
export const deskEnd = (now: Date): Date => new Date(now.getTime() + LONGEST_MS)

/** `out`: who comes enters anew. `locked`: the PIN is asked for. */
export function deskStateOf({ seenAt, unlockedAt, endsAt }: DeskSession, now: Date): 'open' | 'locked' | 'out' {
  const idle = now.getTime() - seenAt.getTime()
  if (endsAt <= now || idle >= IDLE_MS) return 'out'
  return unlockedAt === null || idle >= LOCK_AFTER_MS ? 'locked' : 'open'
}

/** Four to six digits, of which neither all are the same nor each follows the one before. */
export function pinCause(pin: string): 'unreadable' | 'easy' | null {
  if (!/^\d{4,6}$/.test(pin)) return 'unreadable'
  const steps = new Set([...pin].slice(1).map((digit, at) => Number(digit) - Number(pin[at])))
  const [step = 2] = steps
  return steps.size === 1 && Math.abs(step) <= 1 ? 'easy' : null
}
