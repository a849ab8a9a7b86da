// What was done at the front desk, by whom: written in the transaction that did it, read by place or by what it was done to.
import { sql } from 'kysely'
import type { ClosureReason } from '@/lib/catalogue/closure-reasons'
import type { DeskVerb } from '@/lib/catalogue/desk/desk-events'
import type { DeskReason } from '@/lib/catalogue/desk/desk-reasons'
import type { Reads, Tx } from '@/lib/db/schema'
import type { DeskState } from '@/lib/db/tables/booking-tables'

/** Nothing of a patient: not in the states, and `reason` is a word of a list (lib/catalogue/desk/desk-reasons.ts) or about a place. */
export type DeskEvent = {
  at: Date
  staffId: string
  placeId: string
  verb: DeskVerb
  /** A booking's id, or that of what else it was done to. */
  subject: string
  before: DeskState
  after: DeskState
  reason?: DeskReason | ClosureReason | null
  /** The id of the event that this one takes back. */
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
  /** Whether a later event has taken it back. */
  is_undone: boolean
}

/** Writes what was done; its id. */
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

/** `placeIds`: null for those of every place. `before`: the id of the last one that was read, for those older than it. */
export type DeskEventQuery = {
  placeIds: readonly string[] | null
  subject?: string
  before?: number
  limit: number
}

/** The latest events, the newest first. */
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
  // Of each place as many as are asked for: none of the index is read beyond that, however many events there are.
  const { rows } = await sql<DeskEventRow>`
    SELECT ${columns} FROM unnest(${[...placeIds]}::text[]) AS place
      CROSS JOIN LATERAL (SELECT * FROM desk_events e WHERE e.place_id = place AND ${older} ${newest}) e
    ${newest}`.execute(reads)
  return rows
}
