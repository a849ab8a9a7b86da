// Deletes what the limits on bookings no longer need: proofs and codes that ended, the networks of visits gone by.
import { deleteOldProofs } from '@/lib/db/queries/number-proofs'
import { forgetNetworks } from '@/lib/db/queries/standing'
import type { Deps } from '@/lib/use-cases/deps'

const DAY_MS = 86_400_000
/** Bookings of one statement: a long backlog ends in many short ones, none of which the server cuts off. */
const BATCH = 1000

/** A visit's network counts until its day is over; it goes a day after the visit began. */
export async function sweepProofs({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  await deleteOldProofs(db.writes, now)
  await forgetNetworks(db.writes, { before: new Date(now.getTime() - DAY_MS), most: BATCH })
}
