// Tidies what bookings leave behind. Nothing waits for it: a hold that ran out frees its place without being swept.
import { sweepHoldsBefore } from '@/lib/db/queries/booking/holds'
import { sweepOffGrid } from '@/lib/db/queries/calendar/places'
import type { Sweep } from '@/lib/db/sweep'
import { tally } from '@/lib/metrics/tallies'
import type { Deps } from '@/lib/use-cases/deps'

const RETENTION_MS = 3_600_000

/**
 * Deletes the holds that ran out over an hour ago. A place whose last appointment of former times is over is read by starts
 * again.
 */
export function sweepHolds({ db, now }: Pick<Deps, 'db' | 'now'>): Sweep[] {
  const before = new Date(now.getTime() - RETENTION_MS)
  return [
    sweepHoldsBefore(db.writes, before, (n) => tally('holds', { outcome: 'lapsed' }, n)),
    sweepOffGrid(db.writes, { before, now }),
  ]
}
