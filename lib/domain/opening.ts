// Whether a place is open at a moment, by its hours and closures.
import { localOf, minutesOf, weekdayOf } from '@/lib/domain/clinic-time'
import type { DayHours } from '@/lib/domain/slots'

export type Opening =
  | { kind: 'open' | 'later' | 'over'; opens: string; closes: string }
  | { kind: 'closed' }
  | { kind: 'holiday' }

/** How it stands today; `closed` are clinic-local dates. A place is open from its first minute to before its last. */
export function openingOf(hours: readonly DayHours[], closed: readonly string[], now: Date): Opening {
  const { date, time } = localOf(now)
  const today = hours[weekdayOf(date)]
  if (!today) return { kind: 'closed' }
  if (closed.includes(date)) return { kind: 'holiday' }
  const at = minutesOf(time)
  const kind = at < minutesOf(today.opens) ? 'later' : at < minutesOf(today.closes) ? 'open' : 'over'
  return { kind, ...today }
}
