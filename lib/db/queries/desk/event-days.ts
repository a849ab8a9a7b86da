import { sql } from 'kysely'
import type { DeskEventRow } from '@/lib/db/queries/desk/events'
import type { Reads } from '@/lib/db/schema'

/** `until` is exclusive. `verb`: null for any. `before`: id of the last event read, null at first. */
type DayQuery = {
  placeIds: readonly string[]
  from: Date
  until: Date
  verb: string | null
  before: number | null
  limit: number
}

export type DayEventRow = DeskEventRow & {
  staff_name: string | null
  /** Of an event about staff. */
  member_name: string | null
  reference: string | null
}

export async function readDeskDayEvents(reads: Reads, query: DayQuery): Promise<DayEventRow[]> {
  const { placeIds, from, until, verb, before, limit } = query
  const { rows } = await sql<DayEventRow>`
    SELECT e.id, e.at, e.staff_id, e.place_id, e.verb, e.subject, e.before, e.after, e.reason, e.undoes,
      EXISTS (SELECT 1 FROM desk_events u WHERE u.undoes = e.id) AS is_undone,
      s.personal_name AS staff_name,
      (SELECT m.personal_name FROM staff m WHERE e.verb LIKE 'staff\_%' AND m.id::text = e.subject) AS member_name,
      (SELECT b.reference FROM bookings b
        WHERE b.id = CASE WHEN e.subject ~ '^[0-9a-f-]{36}$' THEN e.subject::uuid END) AS reference
    FROM desk_events e LEFT JOIN staff s ON s.id = e.staff_id
    WHERE e.place_id = ANY (${[...placeIds]}::text[])
      AND e.at >= ${from}::timestamptz AND e.at < ${until}::timestamptz
      AND (${verb}::text IS NULL OR e.verb = ${verb}) AND (${before}::bigint IS NULL OR e.id < ${before}::bigint)
    ORDER BY e.id DESC LIMIT ${limit}::int`.execute(reads)
  return rows
}

export async function readDeskDayVerbs(
  reads: Reads,
  { placeIds, from, until }: Pick<DayQuery, 'placeIds' | 'from' | 'until'>,
): Promise<string[]> {
  const rows = await reads
    .selectFrom('desk_events')
    .where('place_id', 'in', [...placeIds])
    .where('at', '>=', from)
    .where('at', '<', until)
    .select('verb')
    .distinct()
    .orderBy('verb')
    .execute()
  return rows.map(({ verb }) => verb)
}
