// Deletes old holds for tidiness. Nothing waits for it: a hold that ran out frees its place without being swept.
import { deleteHoldsBefore } from '@/lib/db/queries/holds'
import type { Deps } from '@/lib/server/deps'

const KEPT_MS = 3_600_000

/** Deletes the holds that ran out over an hour ago; how many they were. */
export function sweepHolds({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  return deleteHoldsBefore(db.writes, new Date(now.getTime() - KEPT_MS))
}
