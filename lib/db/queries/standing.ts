// What stands in the calendar of those who hold and book: counted where it stands, for the limits (lib/limits).
import { sql } from 'kysely'
import type { AppointmentStatus, DayHours, Reads, Writes } from '@/lib/db/schema'

/** A row of a browser that would be given up, while it has the status in which it can be. */
export type GivenUp = { id: string; owner: string; status: AppointmentStatus }
/** Whose and where; `network` as its keyed hash, `heldBy` that of the row which takes its share of the day. */
export type StandingAsked = {
  network: string
  heldBy: string
  phone: string
  placeId: string
  /** The place's day: from midnight to midnight. */
  from: Date
  until: Date
  except: GivenUp | null
  now: Date
}
type Tally = { n: number; ends: string | null }
export type StandingRow = {
  network_live: Tally
  number_live: Tally
  number_live_proved: Tally
  number_ahead: Tally
  number_ahead_proved: Tally
  site_day: number
  network_day: number
  seats: number
  slot_minutes: number
  hours: DayHours[]
}

const tally = (ends: string, when: string) =>
  sql.raw(`jsonb_build_object('n', count(*) FILTER (WHERE ${when}), 'ends', min(${ends}) FILTER (WHERE ${when}))`)

/** Counts in one statement; undefined when there is no such place. */
export async function readStanding(reads: Reads, asked: StandingAsked): Promise<StandingRow | undefined> {
  const { network, heldBy, phone, placeId, from, until, except, now } = asked
  const stays = except
    ? sql`NOT (a.id = ${except.id}::uuid AND a.owner = ${except.owner} AND a.status = ${except.status})`
    : sql`true`
  const { rows } = await sql<StandingRow>`
    SELECT p.seats, p.slot_minutes, p.hours, of_network.live AS network_live,
      of_number.live AS number_live, of_number.live_proved AS number_live_proved,
      of_number.ahead AS number_ahead, of_number.ahead_proved AS number_ahead_proved,
      of_day.all_networks AS site_day, of_day.this_network AS network_day
    FROM places p
    CROSS JOIN LATERAL (
      SELECT ${tally('a.held_until', 'true')} AS live FROM appointments a
      WHERE a.network = ${network} AND a.status = 'held' AND a.held_until > ${now}::timestamptz AND NOT a.proved
        AND ${stays}
    ) of_network
    CROSS JOIN LATERAL (
      SELECT ${tally('a.held_until', "a.status = 'held' AND NOT a.proved")} AS live,
        ${tally('a.held_until', "a.status = 'held' AND a.proved")} AS live_proved,
        ${tally('a.starts_at', "a.status = 'confirmed' AND NOT a.proved")} AS ahead,
        ${tally('a.starts_at', "a.status = 'confirmed' AND a.proved")} AS ahead_proved
      FROM appointments a
      WHERE a.personal_phone = ${phone} AND a.starts_at > ${now}::timestamptz AND a.status IN ('held', 'confirmed')
        AND (a.status = 'confirmed' OR a.held_until > ${now}::timestamptz) AND ${stays}
    ) of_number
    CROSS JOIN LATERAL (
      SELECT count(*)::int AS all_networks, (count(*) FILTER (WHERE a.network = ${heldBy}))::int AS this_network
      FROM appointments a
      WHERE a.place_id = p.id AND a.starts_at >= ${from}::timestamptz AND a.starts_at < ${until}::timestamptz
        AND a.status IN ('held', 'confirmed') AND (a.status = 'confirmed' OR a.held_until > ${now}::timestamptz)
        AND NOT a.proved AND ${stays}
    ) of_day
    WHERE p.id = ${placeId}`.execute(reads)
  return rows[0]
}

/** Takes the network off the visits that began before `before`. */
export async function forgetNetworks(writes: Writes, before: Date): Promise<void> {
  await writes
    .updateTable('appointments')
    .set({ network: null })
    .where('network', 'is not', null)
    .where('starts_at', '<', before)
    .execute()
}
