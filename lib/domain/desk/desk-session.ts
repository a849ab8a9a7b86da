// Desk computers are shared, with patients nearby, so sessions are short.

const MINUTE = 60_000
/** After this idle time the desk goes blank and asks for the PIN. */
export const LOCK_AFTER_MS = 3 * MINUTE
const IDLE_MS = 30 * MINUTE
const LONGEST_MS = 12 * 60 * MINUTE
export const WRONG_PINS = 5

export type DeskSession = { seenAt: Date; unlockedAt: Date | null; endsAt: Date }

export const deskEnd = (now: Date): Date => new Date(now.getTime() + LONGEST_MS)

export function deskStateOf({ seenAt, unlockedAt, endsAt }: DeskSession, now: Date): 'open' | 'locked' | 'out' {
  const idle = now.getTime() - seenAt.getTime()
  if (endsAt <= now || idle >= IDLE_MS) return 'out'
  return unlockedAt === null || idle >= LOCK_AFTER_MS ? 'locked' : 'open'
}

export function pinCause(pin: string): 'unreadable' | 'easy' | null {
  if (!/^\d{4,6}$/.test(pin)) return 'unreadable'
  const steps = new Set([...pin].slice(1).map((digit, at) => Number(digit) - Number(pin[at])))
  const [step = 2] = steps
  return steps.size === 1 && Math.abs(step) <= 1 ? 'easy' : null
}
