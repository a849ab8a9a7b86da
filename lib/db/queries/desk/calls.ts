import { sql, type Updateable } from 'kysely'
import type { CallKind, CallOutcome } from '@/lib/catalogue/desk/calls'
import type { Reads, Tx, Writes } from '@/lib/db/schema'
import type { CallTables } from '@/lib/db/tables/call-tables'

type Which = { kind: CallKind; subject: string }

/** Null when another caller has it or it is closed. The same caller's second claim renews it. */
export async function claimCall(
  tx: Tx,
  { kind, subject, staffId, now, until }: Which & { staffId: string; now: Date; until: Date },
): Promise<{ tries: number } | null> {
  const { rows } = await sql<{ tries: number }>`
    INSERT INTO calls AS c (kind, subject, claimed_by, claimed_until, changed_at)
    VALUES (${kind}, ${subject}, ${staffId}::uuid, ${until}::timestamptz, ${now}::timestamptz)
    ON CONFLICT (kind, subject) DO UPDATE
      SET claimed_by = excluded.claimed_by, claimed_until = excluded.claimed_until, changed_at = excluded.changed_at
      WHERE c.closed_at IS NULL
        AND (c.claimed_until IS NULL OR c.claimed_until <= ${now}::timestamptz OR c.claimed_by = excluded.claimed_by)
    RETURNING tries`.execute(tx)
  return rows[0] ?? null
}

export const readClaims = (reads: Reads, staffId: string, now: Date): Promise<Which[]> =>
  reads
    .selectFrom('calls')
    .where('claimed_by', '=', staffId)
    .where('claimed_until', '>', now)
    .select(['kind', 'subject'])
    .orderBy('claimed_until', 'desc')
    .execute()

type ClaimedCall = Which & { staffId: string; now: Date }

async function endClaim(
  tx: Tx,
  { kind, subject, staffId, now }: ClaimedCall,
  came: Partial<Pick<Updateable<CallTables['calls']>, 'outcome' | 'tries' | 'due_at' | 'closed_at'>>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('calls')
    .set({ ...came, claimed_by: null, claimed_until: null, changed_at: now })
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('claimed_by', '=', staffId)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export const putBackCall = (tx: Tx, call: ClaimedCall): Promise<boolean> => endClaim(tx, call, {})

export const endCall = (
  tx: Tx,
  { outcome, tries, dueAt, ...call }: ClaimedCall & { outcome: CallOutcome; tries: number; dueAt: Date | null },
): Promise<boolean> =>
  endClaim(tx, call, { outcome, tries, due_at: dueAt, closed_at: dueAt === null ? call.now : null })

export async function insertDoNotCall(
  tx: Tx,
  { phone, staffId, now }: { phone: string; staffId: string; now: Date },
): Promise<void> {
  await tx
    .insertInto('do_not_call')
    .values({ personal_phone: phone, asked_at: now, noted_by: staffId })
    .onConflict((row) => row.doNothing())
    .execute()
}

/** A talk with the number, or a use of the link, proves as much as a code. */
export async function proveBooking(writes: Tx | Writes, id: string): Promise<void> {
  await writes.updateTable('bookings').set({ proved: true }).where('id', '=', id).execute()
}
