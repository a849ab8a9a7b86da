import { sql } from 'kysely'
import { isLive } from '@/lib/db/queries/calendar/places'
import type { Reads, Writes } from '@/lib/db/schema'

export type PlaceName = { id: string; cid: string | null }

export function readPlaceNames(reads: Reads): Promise<PlaceName[]> {
  return reads
    .selectFrom('places')
    .leftJoin('clinics', 'clinics.place_id', 'places.id')
    .select(['places.id', 'clinics.id as cid'])
    .orderBy('places.id')
    .execute()
}

/** The text differs after any change of a place's live seats, for processes that no notification reaches. */
export async function readSeatVersions(reads: Reads, ids: string[], now: Date): Promise<Map<string, string>> {
  const { rows } = await sql<{ place_id: string; version: string }>`
    SELECT a.place_id, concat(count(*), ' ', sum(hashtext(concat(a.id, a.state, a.starts_at))::bigint)) AS version
    FROM seats a
    WHERE a.place_id = ANY(${ids}::text[]) AND a.starts_at > ${now}::timestamptz AND ${isLive(now)}
    GROUP BY a.place_id`.execute(reads)
  return new Map(rows.map(({ place_id, version }) => [place_id, version]))
}

export async function nextHoldEnd(reads: Reads, placeId: string, now: Date): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    SELECT min(a.held_until) AS at FROM seats a
    WHERE a.place_id = ${placeId} AND a.state = 'held' AND a.held_until > ${now}::timestamptz`.execute(reads)
  return rows[0]?.at ?? null
}

/** A process that receives it also receives notifications of places (`Database.listen`). */
export async function notifyListeners(writes: Writes, text: string): Promise<void> {
  await sql`SELECT pg_notify('live_times', ${text})`.execute(writes)
}
