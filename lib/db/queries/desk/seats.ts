import { sql } from 'kysely'
import { overlaps, type WantedSeat } from '@/lib/db/queries/booking/hold-state'
import { isLive } from '@/lib/db/queries/calendar/places'
import type { Tx } from '@/lib/db/schema'

export type DeskSeat = Pick<
  WantedSeat,
  'owner' | 'placeId' | 'startsAt' | 'endsAt' | 'network' | 'proved' | 'visitMinutes' | 'now'
> & {
  heldUntil: Date
}

/** Takes the first free one of `seats`, which may include overbooked ones (lib/catalogue/desk/overbook.ts). */
export async function holdOneOf(
  tx: Tx,
  want: DeskSeat,
  seats: readonly number[],
): Promise<{ sid: string | null; free: number }> {
  const { owner, placeId, startsAt, endsAt, network, proved, visitMinutes, now, heldUntil } = want
  const { rows } = await sql<{ sid: string | null; free: number }>`
    WITH free AS (
      SELECT seat FROM unnest(${[...seats]}::integer[]) WITH ORDINALITY AS wish (seat, nth)
      WHERE seat <> ALL (ARRAY(SELECT a.seat FROM seats a WHERE ${overlaps(want)} AND ${isLive(now)}))
      ORDER BY nth),
    taken AS (
      INSERT INTO seats (place_id, seat, starts_at, ends_at, state, owner, held_until, network, proved,
        visit_minutes, created_at)
      SELECT ${placeId}, seat, ${startsAt}::timestamptz, ${endsAt}::timestamptz, 'held', ${owner}, ${heldUntil}::timestamptz,
        ${network}, ${proved}::boolean, ${visitMinutes}::smallint, ${now}::timestamptz
      FROM free LIMIT 1
      -- As between browsers (holds.ts): the index on a place's starts decides.
      ON CONFLICT DO NOTHING
      RETURNING id)
    SELECT (SELECT id FROM taken) AS sid, (SELECT count(*)::int FROM free) AS free`.execute(tx)
  return rows[0] ?? { sid: null, free: 0 }
}
