import { sweepHoldsBefore } from '@/lib/db/queries/booking/holds'
import { sweepOffGrid } from '@/lib/db/queries/calendar/places'
import type { Sweep } from '@/lib/db/sweep'
import { tally } from '@/lib/metrics/tallies'
import type { Deps } from '@/lib/use-cases/deps'

const RETENTION_MS = 3_600_000

/** An expired hold frees its seat without this sweep. */
export function sweepHolds({ db, now }: Pick<Deps, 'db' | 'now'>): Sweep[] {
  const before = new Date(now.getTime() - RETENTION_MS)
  return [
    sweepHoldsBefore(db.writes, before, (n) => tally('holds', { outcome: 'lapsed' }, n)),
    sweepOffGrid(db.writes, { before, now }),
  ]
}
