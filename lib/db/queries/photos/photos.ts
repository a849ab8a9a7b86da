// A discarded photo is hidden at once. Its row stays until the stored photo is deleted.
import { sql } from 'kysely'
import type { Reads, Tx, Writes } from '@/lib/db/schema'
import type { Inputs } from '@/lib/db/statement'
import { type Sweep, sweepRows } from '@/lib/db/sweep'

/** A photo that is not stored by then was lost. */
const UNSTORED_MS = 10 * 60_000

type Draft = { owner: string; now: Date }

export function readDraft(reads: Reads, { owner, now }: Draft) {
  return reads
    .selectFrom('smile_photos')
    .where('owner', '=', owner)
    .where('booking_id', 'is', null)
    .where('lead_id', 'is', null)
    .where('gone_at', 'is', null)
    .where((eb) =>
      eb.or([eb('stored_at', 'is not', null), eb('created_at', '>', new Date(now.getTime() - UNSTORED_MS))]),
    )
    .select(['id', 'digest', 'stored_at'])
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

export function readOfBookings(reads: Reads, bookingIds: readonly string[]) {
  return reads
    .selectFrom('smile_photos')
    .where('booking_id', 'in', bookingIds)
    .where('gone_at', 'is', null)
    .where('stored_at', 'is not', null)
    .select(['id', 'booking_id'])
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

export async function isThere(reads: Reads, id: string): Promise<boolean> {
  const row = await reads
    .selectFrom('smile_photos')
    .where('id', '=', id)
    .where('gone_at', 'is', null)
    .where('stored_at', 'is not', null)
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Both are in bytes. */
export async function readBytes(reads: Reads): Promise<{ draft: number; all: number }> {
  const { rows } = await sql<{ draft: string; all: string }>`
    SELECT (SELECT coalesce(sum(bytes), 0) FROM smile_photos WHERE booking_id IS NULL AND lead_id IS NULL) AS draft,
      -- Counted by the table's trigger.
      coalesce((SELECT n FROM photo_bytes), 0) AS all`.execute(reads)
  return { draft: Number(rows[0]?.draft ?? 0), all: Number(rows[0]?.all ?? 0) }
}

type NewPhoto = Draft & { id: string; digest: string; bytes: number }

export async function insertPhoto(tx: Tx, { id, owner, digest, bytes, now }: NewPhoto): Promise<void> {
  await tx.insertInto('smile_photos').values({ id, owner, digest, bytes, created_at: now }).execute()
}

export async function markStored(
  writes: Writes,
  { id, bytes, now }: { id: string; bytes: number; now: Date },
): Promise<boolean> {
  const row = await writes
    .updateTable('smile_photos')
    .set({ bytes, stored_at: now })
    .where('id', '=', id)
    .where('gone_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteUnstored(writes: Writes, id: string): Promise<void> {
  await writes.deleteFrom('smile_photos').where('id', '=', id).where('stored_at', 'is', null).execute()
}

export const claimDraft = (claim: Inputs<{ owner: string; bookingId: string | null; leadId: string | null }>) => sql`
  UPDATE smile_photos SET booking_id = ${claim.bookingId}::uuid, lead_id = ${claim.leadId}::uuid
  WHERE owner = ${claim.owner} AND booking_id IS NULL AND lead_id IS NULL AND gone_at IS NULL AND stored_at IS NOT NULL`

export async function discardDraft(writes: Writes, { owner, now, id }: Draft & { id?: string }): Promise<void> {
  await writes
    .updateTable('smile_photos')
    .set({ gone_at: now })
    .where('owner', '=', owner)
    .where('booking_id', 'is', null)
    .where('lead_id', 'is', null)
    .where('gone_at', 'is', null)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .execute()
}

export async function discardOfBooking(
  writes: Writes,
  { bookingId, id, now }: { bookingId: string; id: string; now: Date },
): Promise<void> {
  await writes
    .updateTable('smile_photos')
    .set({ gone_at: now })
    .where('booking_id', '=', bookingId)
    .where('id', '=', id)
    .where('gone_at', 'is', null)
    .execute()
}

export async function discardOfPatient(
  tx: Tx,
  { uid, phone, now }: { uid: string; phone: string; now: Date },
): Promise<void> {
  await sql`
    UPDATE smile_photos SET gone_at = ${now}::timestamptz
    WHERE gone_at IS NULL AND id IN (
      SELECT p.id FROM bookings b JOIN smile_photos p ON p.booking_id = b.id
        WHERE b.uid = ${uid} OR (b.personal_phone = ${phone} AND b.uid IS NULL AND NOT b.unlinked)
      UNION ALL
      SELECT p.id FROM leads l JOIN smile_photos p ON p.lead_id = l.id
        WHERE l.uid = ${uid} OR (l.personal_phone = ${phone} AND l.uid IS NULL))`.execute(tx)
}

export function sweepOldPhotos(
  writes: Writes,
  { now, takenBefore, draftBefore }: { now: Date; takenBefore: Date; draftBefore: Date },
): Sweep[] {
  const unstoredBefore = new Date(now.getTime() - UNSTORED_MS)
  const rows = { table: 'smile_photos', order: sql`created_at`, set: sql`gone_at = ${now}::timestamptz` }
  return [
    sweepRows(writes, {
      ...rows,
      name: 'photos that were kept long enough',
      due: sql`gone_at IS NULL AND created_at < ${takenBefore}::timestamptz`,
    }),
    // A photo that was never stored still belongs to a draft.
    sweepRows(writes, {
      ...rows,
      name: 'photos of drafts',
      due: sql`gone_at IS NULL AND booking_id IS NULL AND lead_id IS NULL AND (created_at < ${draftBefore}::timestamptz
        OR (stored_at IS NULL AND created_at < ${unstoredBefore}::timestamptz))`,
    }),
  ]
}

/** A photo that may still arrive is left. */
export async function readDiscarded(writes: Writes, { now, most }: { now: Date; most: number }): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    UPDATE smile_photos SET tried_at = ${now}::timestamptz
    WHERE id IN (
      SELECT p.id FROM smile_photos p WHERE p.gone_at IS NOT NULL
        AND (p.stored_at IS NOT NULL OR p.created_at < ${new Date(now.getTime() - UNSTORED_MS)}::timestamptz)
        AND (p.tried_at IS NULL OR p.tried_at < ${now}::timestamptz)
      ORDER BY p.tried_at NULLS FIRST, p.gone_at LIMIT ${most} FOR UPDATE SKIP LOCKED)
    RETURNING id`.execute(writes)
  return rows.map(({ id }) => id)
}

export async function deletePhoto(writes: Writes, id: string): Promise<void> {
  await writes.deleteFrom('smile_photos').where('id', '=', id).where('gone_at', 'is not', null).execute()
}
