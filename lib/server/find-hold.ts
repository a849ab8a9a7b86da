// What a browser has of a start: for the review page, which must not book twice.
import { readOwn } from '@/lib/db/queries/bookings'
import { instantOf } from '@/lib/domain/clinic-time'
import type { Deps } from '@/lib/server/deps'

export type FoundHold =
  | { kind: 'held'; sid: string; heldUntil: Date }
  | { kind: 'booked'; reference: string }
  | { kind: 'none' }

/** The browser's live hold of the start, or else its booking there. One statement. */
export async function findHold(
  { db, now }: Deps,
  { owner, placeId, date, start }: { owner: string; placeId: string; date: string; start: string },
): Promise<FoundHold> {
  const row = await readOwn(db.reads, { owner, placeId, startsAt: instantOf(date, start), now })
  if (row?.status === 'held' && row.held_until) return { kind: 'held', sid: row.id, heldUntil: row.held_until }
  return row?.reference ? { kind: 'booked', reference: row.reference } : { kind: 'none' }
}
