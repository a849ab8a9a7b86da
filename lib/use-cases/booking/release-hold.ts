import { isSid } from '@/flows/rules'
import { deleteHold } from '@/lib/db/queries/booking/holds'
import type { Deps } from '@/lib/use-cases/deps'

/** `gone`: no live hold of this browser has that sid. */
export async function releaseHold(
  { db, now }: Deps,
  { owner, sid }: { owner: string; sid: string },
): Promise<{ kind: 'released' } | { kind: 'gone' }> {
  const row = isSid(sid) ? await deleteHold(db.writes, owner, sid) : undefined
  return row?.held_until && row.held_until > now ? { kind: 'released' } : { kind: 'gone' }
}
