// Tidies what bookings leave behind. Nothing waits for it: a hold that ran out frees its place without being swept.
import { deleteHoldsBefore } from '@/lib/db/queries/holds'
import { forgetOffGrid } from '@/lib/db/queries/places'
import { tally } from '@/lib/metrics/tallies'
import type { Deps } from '@/lib/use-cases/deps'

const KEPT_MS = 3_600_000

/**
 * Deletes the holds that ran out over an hour ago; how many they were. A place whose last appointment of former times is
 * over is read by starts again.
 */
export async function sweepHolds({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  const before = new Date(now.getTime() - KEPT_MS)
  const swept = await deleteHoldsBefore(db.writes, before)
  tally('holds', { outcome: 'lapsed' }, swept)
  await forgetOffGrid(db.writes, { before, now })
  return swept
}
