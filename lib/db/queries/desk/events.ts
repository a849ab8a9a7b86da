import { sql } from 'kysely'
import type { DeskVerb } from '@/lib/catalogue/desk/desk-events'
import type { Reads, Tx } from '@/lib/db/schema'
import type { DeskState } from '@/lib/db/tables/booking-tables'

/** Nothing about a patient. `reason`: a key of lib/catalogue/desk/desk-reasons.ts, or of a closure or a comment. */
export type DeskEvent = {
  at: Date
  staffId: string
  placeId: string
  verb: DeskVerb
  subject: string
  before: DeskState
  after: DeskState
  reason?: string | null
  undoes?: number | null
}
export type DeskEventRow = {
  id: number
  at: Date
  staff_id: string
  place_id: string
  verb: string
  subject: string
  before: DeskState
  after: DeskState
  reason: string | null
  undoes: number | null
  is_undone: boolean
}

export async function writeDeskEvent(tx: Tx, event: DeskEvent): Promise<number> {
  const { at, staffId, placeId, verb, subject, before, after, reason = null, undoes = null } = event
  const { id } = await tx
    .insertInto('desk_events')
    .values({
      at,
      staff_id: staffId,
      place_id: placeId,
      verb,
      subject,
      reason,
      undoes,
      before: JSON.stringify(before),
      after: JSON.stringify(after),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** `placeIds`: null for all places. `before`: id of the last event read. */
export type DeskEventQuery = {
  placeIds: readonly string[] | null
  subject?: string
  before?: number
  limit: number
}

export async function readDeskEvents(reads: Reads, query: DeskEventQuery): Promise<DeskEventRow[]> {
  const { placeIds, subject = null, before = null, limit } = query
  const older = sql`(${before}::bigint IS NULL OR e.id < ${before}::bigint)`
  const columns = sql`e.id, e.at, e.staff_id, e.place_id, e.verb, e.subject, e.before, e.after, e.reason, e.undoes,
    EXISTS (SELECT 1 FROM desk_events u WHERE u.undoes = e.id) AS is_undone`
  const newest = sql`ORDER BY e.id DESC LIMIT ${limit}::int`
  if (subject !== null || placeIds === null) {
    const { rows } = await sql<DeskEventRow>`
      SELECT ${columns} FROM desk_events e
      WHERE ${older} ${subject === null ? sql`` : sql`AND e.subject = ${subject}`}
        ${placeIds === null ? sql`` : sql`AND e.place_id = ANY (${[...placeIds]}::text[])`}
      ${newest}`.execute(reads)
    return rows
  }
  // At most `limit` of each place, so that the index is read no further.
  const { rows } = await sql<DeskEventRow>`
    SELECT ${columns} FROM unnest(${[...placeIds]}::text[]) AS place
      CROSS JOIN LATERAL (SELECT * FROM desk_events e WHERE e.place_id = place AND ${older} ${newest}) e
    ${newest}`.execute(reads)
  return rows
}
