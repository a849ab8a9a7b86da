// Writers must hold the lock key of the place's seats (seatsLockKey).
import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Reads, Tables, Tx } from '@/lib/db/schema'

const WAITING = sql`('open', 'told')`

export type ClosureRow = Selectable<Tables['closures']>

export type BlockedSpan = { placeId: string; seat: number | null; from: Date; until: Date }
export type NewClosure = BlockedSpan & {
  id: string
  kind: 'day' | 'time'
  day: string
  reason: string
  staffId: string
  now: Date
}

const within = ({ placeId, seat, from, until }: BlockedSpan): RawBuilder<boolean> => sql`
  a.place_id = ${placeId} AND (${seat}::integer IS NULL OR a.seat = ${seat}::integer)
    AND a.starts_at > ${from}::timestamptz - interval '240 minutes' AND a.starts_at < ${until}::timestamptz
    AND a.ends_at > ${from}::timestamptz`

export async function readBlocked(
  reads: Reads,
  { placeId, startsAt, endsAt }: { placeId: string; startsAt: Date; endsAt: Date },
): Promise<(number | null)[]> {
  const rows = await reads
    .selectFrom('closures')
    .select('seat')
    .where('place_id', '=', placeId)
    .where('lifted_at', 'is', null)
    .where('starts_at', '<', endsAt)
    .where('ends_at', '>', startsAt)
    .execute()
  return rows.map(({ seat }) => seat)
}

export type Block = Omit<BlockedSpan, 'placeId'>

export async function readBlocks(reads: Reads, placeId: string, now: Date): Promise<Block[]> {
  const { rows } = await sql<Block>`
    SELECT seat, starts_at AS from, ends_at AS until FROM closures
    WHERE place_id = ${placeId} AND lifted_at IS NULL AND ends_at > ${now}::timestamptz`.execute(reads)
  return rows
}

export async function insertClosure(tx: Tx, closure: NewClosure): Promise<boolean> {
  const { id, placeId, kind, day, seat, from, until, reason, staffId, now } = closure
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('closures')
    .values({
      id,
      place_id: placeId,
      kind,
      day,
      seat,
      starts_at: from,
      ends_at: until,
      reason,
      staff_id: staffId,
      created_at: now,
      lifted_at: null,
    })
    .onConflict((row) => row.column('id').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

export async function insertImported(
  tx: Tx,
  { id, placeId, staffId, now }: Pick<NewClosure, 'id' | 'placeId' | 'staffId' | 'now'>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('closures')
    .values({ id, place_id: placeId, kind: 'import', reason: 'new_hours', staff_id: staffId, created_at: now })
    .onConflict((row) => row.column('id').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

export const readClosure = (reads: Reads, id: string): Promise<ClosureRow | undefined> =>
  reads
    .selectFrom('closures')
    .selectAll()
    // A date leaves as text, because drivers would read it in the process's time zone.
    .select(sql<string | null>`day::text`.as('day'))
    .where('id', '=', id)
    .executeTakeFirst()

/** False when a new hold came in between: call again. A hold that is being confirmed becomes its patient's. */
export async function blockSeats(tx: Tx, id: string, span: BlockedSpan): Promise<boolean> {
  await sql`DELETE FROM seats a WHERE ${within(span)} AND a.state = 'held'`.execute(tx)
  await sql`SELECT fill_block(i) FROM closures i WHERE i.id = ${id}::uuid`.execute(tx)
  const { rows } = await sql`SELECT 1 FROM seats a WHERE ${within(span)} AND a.state = 'held' LIMIT 1`.execute(tx)
  return rows.length === 0
}

export async function refillBlocks(tx: Tx, placeIds: readonly string[], now: Date): Promise<void> {
  await sql`
    SELECT fill_block(i) FROM closures i
    WHERE i.place_id = ANY (${[...placeIds]}::text[]) AND i.lifted_at IS NULL AND i.ends_at > ${now}::timestamptz
    ORDER BY i.created_at, i.id`.execute(tx)
}

/** After a change of chairs or hours: blocks what the place has now. */
export async function refitBlocks(tx: Tx, placeIds: readonly string[], now: Date): Promise<void> {
  await sql`
    DELETE FROM seats s USING closures i
    WHERE i.place_id = ANY (${[...placeIds]}::text[]) AND i.lifted_at IS NULL AND i.ends_at > ${now}::timestamptz
      AND s.block_id = i.id AND s.starts_at > ${now}::timestamptz`.execute(tx)
  await refillBlocks(tx, placeIds, now)
}

export async function closeDay(tx: Tx, { id, placeId, day, reason }: NewClosure): Promise<void> {
  await tx
    .insertInto('closed_days')
    .values({ place_id: placeId, day, reason, closure_id: id })
    .onConflict((row) => row.columns(['place_id', 'day']).doNothing())
    .execute()
}

export async function listBooked(tx: Tx, id: string, span: BlockedSpan, now: Date): Promise<number> {
  const { rows } = await sql`
    INSERT INTO affected_bookings (closure_id, booking_id, state)
    SELECT ${id}::uuid, a.booking_id, 'open' FROM seats a JOIN bookings b ON b.id = a.booking_id
    WHERE ${within(span)} AND a.state = 'taken' AND a.starts_at > ${now}::timestamptz AND b.kept_at IS NULL
    RETURNING booking_id`.execute(tx)
  return rows.length
}

export async function listBookings(tx: Tx, id: string, bookingIds: readonly string[], now: Date): Promise<number> {
  const { rows } = await sql`
    INSERT INTO affected_bookings (closure_id, booking_id, state)
    SELECT ${id}::uuid, a.booking_id, 'open' FROM seats a
    WHERE a.booking_id = ANY (${[...bookingIds]}::uuid[]) AND a.state = 'taken' AND a.starts_at > ${now}::timestamptz
    RETURNING booking_id`.execute(tx)
  return rows.length
}

export async function liftRow(tx: Tx, id: string, now: Date): Promise<boolean> {
  const { rows } = await sql<{ place_id: string }>`
    UPDATE closures SET lifted_at = ${now}::timestamptz WHERE id = ${id}::uuid AND lifted_at IS NULL
    RETURNING place_id`.execute(tx)
  if (rows.length === 0) return false
  await tx.deleteFrom('seats').where('block_id', '=', id).execute()
  await tx.deleteFrom('closed_days').where('closure_id', '=', id).execute()
  await sql`
    INSERT INTO closed_days (place_id, day, reason, closure_id)
    SELECT i.place_id, i.day, i.reason, i.id FROM closures i JOIN closures gone ON gone.id = ${id}::uuid
    WHERE i.place_id = gone.place_id AND i.kind = 'day' AND gone.kind = 'day' AND i.day = gone.day AND i.lifted_at IS NULL
    ORDER BY i.created_at LIMIT 1
    ON CONFLICT (place_id, day) DO NOTHING`.execute(tx)
  await sql`
    SELECT fill_block(i) FROM closures i JOIN closures gone ON gone.id = ${id}::uuid
    WHERE i.place_id = gone.place_id AND i.lifted_at IS NULL AND i.starts_at < gone.ends_at AND i.ends_at > gone.starts_at
    ORDER BY i.created_at, i.id`.execute(tx)
  return true
}

export type AffectedVisit = { booking_id: string; starts_at: Date; visit_minutes: number | null }

export async function readAffected(reads: Reads, span: BlockedSpan, now: Date): Promise<AffectedVisit[]> {
  const { rows } = await sql<AffectedVisit>`
    SELECT a.booking_id, a.starts_at, a.visit_minutes FROM seats a JOIN bookings b ON b.id = a.booking_id
    WHERE ${within(span)} AND a.state = 'taken' AND a.starts_at > ${now}::timestamptz AND b.kept_at IS NULL
    ORDER BY a.starts_at, b.booked_at, b.id`.execute(reads)
  return rows
}

export type ListedRow = ClosureRow & { affected: number; waiting: number }

export async function readClosures(reads: Reads, placeId: string, now: Date): Promise<ListedRow[]> {
  const { rows } = await sql<ListedRow>`
    SELECT n.*, n.day::text AS day, count(i.booking_id)::int AS affected,
      (count(*) FILTER (WHERE i.state IN ${WAITING}))::int AS waiting
    FROM closures n LEFT JOIN affected_bookings i ON i.closure_id = n.id
    WHERE n.place_id = ${placeId} AND n.lifted_at IS NULL AND (n.ends_at > ${now}::timestamptz OR n.kind = 'import')
    GROUP BY n.id ORDER BY n.starts_at, n.created_at`.execute(reads)
  return rows
}
