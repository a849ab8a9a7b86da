import { sql } from 'kysely'
import { expiredHolds, holdOfOwner, overlaps, type WantedSeat } from '@/lib/db/queries/booking/hold-state'
import { isLive } from '@/lib/db/queries/calendar/places'
import { insertHitsSql, type LimitKey } from '@/lib/db/queries/operations/limit-hits'
import type { Tx, Writes } from '@/lib/db/schema'
import { statement } from '@/lib/db/statement'
import { type Sweep, sweepRows } from '@/lib/db/sweep'

/** Deletes expired holds of a time; returns how many. Skips rows that another transaction deletes. */
export async function deleteExpired(tx: Tx, want: WantedSeat): Promise<number> {
  const { numAffectedRows = 0n } =
    await sql`DELETE FROM seats WHERE id IN (${expiredHolds(want)} FOR UPDATE SKIP LOCKED)`.execute(tx)
  return Number(numAffectedRows)
}

export type NewHold = WantedSeat & {
  heldUntil: Date
  hitKeys?: readonly LimitKey[]
}
export type InsertedHold = { id: string; held_until: Date; other_holds: number }

type SentHold = Omit<NewHold, 'sid' | 'hitKeys'> & { sid: string | null; hitKeys: readonly LimitKey[] }

const sendHold = statement<SentHold, InsertedHold>(
  (want) => sql`
    WITH taken AS (
      INSERT INTO seats
        (id, place_id, seat, starts_at, ends_at, state, owner, held_until, personal_phone, network, proved,
         visit_minutes, created_at)
      SELECT
        CASE WHEN ${want.sid}::uuid IS NULL OR EXISTS (SELECT 1 FROM seats a WHERE a.id = ${want.sid}::uuid)
          THEN gen_random_uuid() ELSE ${want.sid}::uuid END,
        ${want.placeId}, seat, ${want.startsAt}::timestamptz, ${want.endsAt}::timestamptz, 'held', ${want.owner},
        ${want.heldUntil}::timestamptz, ${want.phone}, ${want.network}, ${want.proved}::boolean,
        ${want.visitMinutes}::smallint, ${want.now}::timestamptz
      FROM generate_series(1, (SELECT p.seats FROM places p WHERE p.id = ${want.placeId})) AS seat
      WHERE seat <> ALL (ARRAY(SELECT a.seat FROM seats a WHERE ${overlaps(want)} AND ${isLive(want.now)}))
        AND NOT EXISTS (${holdOfOwner(want)})
      ORDER BY random() LIMIT 1
      -- The index on a place's starts decides between two requests for a seat, the primary key between two for an id.
      ON CONFLICT DO NOTHING
      RETURNING id, held_until),
    marked AS (${insertHitsSql({ keys: want.hitKeys, now: want.now })} WHERE EXISTS (SELECT 1 FROM taken))
    SELECT id, held_until, (
      SELECT count(*)::int FROM seats a
      WHERE a.owner = ${want.owner} AND a.state = 'held' AND a.held_until > ${want.now}::timestamptz) AS other_holds
    FROM taken`,
)

/**
 * Takes a random free seat, because racers for the first one would queue. Undefined when another transaction
 * took it or the browser holds the start. A renewed hold keeps its id, so that requests by that id still find
 * it.
 */
export async function insertHold(tx: Tx, want: NewHold): Promise<InsertedHold | undefined> {
  const [row] = await sendHold(tx, { ...want, sid: want.sid ?? null, hitKeys: want.hitKeys ?? [] })
  return row
}

/** Another transaction took part of the time at a start off the grid, which the index on starts can't see. */
export const isSeatLost = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23P01'

export async function trimHolds(
  tx: Tx,
  sid: string,
  { owner, replaces, now }: Pick<WantedSeat, 'owner' | 'replaces' | 'now'>,
  keep: number,
): Promise<void> {
  await sql`
    DELETE FROM seats WHERE owner = ${owner} AND state = 'held' AND (id = ${replaces}::uuid OR id IN (
      SELECT a.id FROM seats a
      WHERE a.owner = ${owner} AND a.state = 'held' AND a.held_until > ${now}::timestamptz
        AND a.id IS DISTINCT FROM ${replaces}::uuid AND a.id <> ${sid}::uuid
      ORDER BY a.created_at DESC, a.id OFFSET ${keep - 1}))`.execute(tx)
}

/** No release or sweep takes the hold until the transaction ends. */
export async function lockHold(
  tx: Tx,
  { owner, sid, now }: { owner: string; sid: string; now: Date },
): Promise<boolean> {
  const row = await tx
    .selectFrom('seats')
    .where('id', '=', sid)
    .where('owner', '=', owner)
    .where('state', '=', 'held')
    .where('held_until', '>', now)
    .select('id')
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

/** The hold lasts `minutes` from its creation, however often this is called. */
export async function lengthenHold(
  writes: Writes,
  { owner, sid, minutes, now }: { owner: string; sid: string; minutes: number; now: Date },
): Promise<Date | undefined> {
  const { rows } = await sql<{ held_until: Date }>`
    UPDATE seats SET held_until = created_at + ${minutes}::integer * interval '1 minute'
    WHERE id = ${sid}::uuid AND owner = ${owner} AND state = 'held' AND held_until > ${now}::timestamptz
    RETURNING held_until`.execute(writes)
  return rows[0]?.held_until
}

export function deleteHold(writes: Writes, owner: string, sid: string) {
  return writes
    .deleteFrom('seats')
    .where('id', '=', sid)
    .where('owner', '=', owner)
    .where('state', '=', 'held')
    .returning('held_until')
    .executeTakeFirst()
}

export const sweepHoldsBefore = (writes: Writes, before: Date, onSwept: (n: number) => void): Sweep =>
  sweepRows(writes, {
    name: 'holds that ran out',
    table: 'seats',
    due: sql`state = 'held' AND held_until < ${before}::timestamptz`,
    order: sql`held_until`,
    onSwept,
  })
