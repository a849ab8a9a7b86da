// Erases what was kept long enough. How long that is, is lib/domain/retention.ts's to say.
import { sql } from 'kysely'
import type { Writes } from '@/lib/db/schema'

/** Rows of one statement: a sweep that was long away must not hold a table up. */
const BATCH = 5000

/** Turns events of before into counts by clinic-local day; how many events they were. */
export async function rollUpEvents(writes: Writes, before: Date): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    WITH old AS (
      DELETE FROM events WHERE id IN (
        SELECT e.id FROM events e WHERE e.created_at < ${before}::timestamptz
        ORDER BY e.created_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
      RETURNING (created_at AT TIME ZONE 'Asia/Kolkata')::date AS day, name, path, coalesce(treatment, '') AS treatment,
        coalesce(variant, '') AS variant, coalesce(campaign, '') AS campaign, coalesce(source, '') AS source, arrived),
    counted AS (
      INSERT INTO event_days AS d (day, name, path, treatment, variant, campaign, source, n, arrivals)
      SELECT day, name, path, treatment, variant, campaign, source, count(*), count(*) FILTER (WHERE arrived) FROM old
      GROUP BY day, name, path, treatment, variant, campaign, source
      ON CONFLICT (day, name, path, treatment, variant, campaign, source) DO UPDATE SET n = d.n + excluded.n,
        arrivals = d.arrivals + excluded.arrivals)
    SELECT count(*)::int AS n FROM old`.execute(writes)
  return rows[0]?.n ?? 0
}

/** Deletes the leads that were handled, or last changed, before these moments; how many they were. */
export async function deleteOldLeads(
  writes: Writes,
  { handledBefore, changedBefore }: { handledBefore: Date; changedBefore: Date },
): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    WITH gone AS (
      DELETE FROM leads
      WHERE handled_at < ${handledBefore}::timestamptz
        -- Made before it was changed: for the index.
        OR (created_at < ${changedBefore}::timestamptz AND updated_at < ${changedBefore}::timestamptz)
      RETURNING 1)
    SELECT count(*)::int AS n FROM gone`.execute(writes)
  return rows[0]?.n ?? 0
}

/** Deletes what was done about calls that nobody touched since before; what they were about is deleted by then, or long over. */
export async function deleteOldCalls(writes: Writes, before: Date): Promise<void> {
  await writes.deleteFrom('calls').where('changed_at', '<', before).execute()
}

/** Deletes the messages that were written before and wait no more, a batch of them; how many they were. */
export async function deleteOldMessages(writes: Writes, before: Date): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    WITH gone AS (
      DELETE FROM outbox WHERE id IN (
        SELECT o.id FROM outbox o
        WHERE o.created_at < ${before}::timestamptz AND (o.sent_at IS NOT NULL OR o.dropped IS NOT NULL)
        ORDER BY o.created_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
      RETURNING 1)
    SELECT count(*)::int AS n FROM gone`.execute(writes)
  return rows[0]?.n ?? 0
}

/** Deletes the sessions that have run out, at the desk too, whoever never came back to them. */
export async function deleteAllExpiredSessions(writes: Writes, now: Date): Promise<void> {
  await writes.deleteFrom('sessions').where('expires_at', '<=', now).execute()
  await writes.deleteFrom('desk_sessions').where('ends_at', '<=', now).execute()
}

/**
 * Erases who came to the visits that ended before, and what they wrote of it: the visit stays as a number, in nobody's account, and
 * how it was as another.
 */
export async function eraseOldVisits(writes: Writes, endedBefore: Date): Promise<void> {
  // Asked after it ended.
  await writes
    .updateTable('visit_questions')
    .set({ personal_words: null })
    .where('asked_at', '<', endedBefore)
    .where('personal_words', 'is not', null)
    .execute()
  await sql`
    UPDATE bookings b SET personal_name = '', personal_age = NULL, personal_phone = '', personal_address = NULL, owner = '', uid = NULL,
      unlinked = true, personal_note = NULL
    -- Booked before it ended: for the index.
    WHERE b.booked_at < ${endedBefore}::timestamptz AND b.personal_phone <> '' AND ${endedBefore}::timestamptz > (
      SELECT s.ends_at FROM seats s WHERE s.booking_id = b.id ORDER BY s.nth DESC LIMIT 1)`.execute(writes)
}
