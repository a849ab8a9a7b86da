import { sql } from 'kysely'
import type { Device } from '@/lib/catalogue/devices'
import type { Language } from '@/lib/catalogue/languages'
import type { Service } from '@/lib/catalogue/treatments/prices'
import type { TreatmentKey } from '@/lib/catalogue/treatments/treatments'
import {
  type BookingIdentity,
  type BookingStart,
  type SameBookingRow,
  sameBookingOf,
} from '@/lib/db/queries/booking/bookings'
import {
  type StandingQuery,
  type StandingRow,
  standingColumns,
  standingTables,
} from '@/lib/db/queries/booking/standing'
import { handleLead } from '@/lib/db/queries/leads/leads'
import { type Message, type SentMessage, sentMessage, writeOnce } from '@/lib/db/queries/messages/outbox'
import { type HitQueries, insertHitsSql, type LimitKey } from '@/lib/db/queries/operations/limit-hits'
import { claimDraft } from '@/lib/db/queries/photos/photos'
import type { Reads, Tx } from '@/lib/db/schema'
import { statement } from '@/lib/db/statement'
import type { AppointmentType, HomeAddress } from '@/lib/db/tables/booking-tables'

export type Confirmation = BookingStart & {
  date: string
  references: readonly string[]
  name: string
  age: number | null
  phone: string
  language: Language
  flow: string
  appointmentType: AppointmentType
  selfBooked: boolean
  treatment: string | null
  service: Service
  treatmentKey: TreatmentKey
  procedure: string | null
  concern: string | null
  pricePaise: number
  address: HomeAddress | null
  attribution: Record<string, string>
  device: Device | null
  uid: string | null
  proved: boolean
  /** At the desk, a slot may have begun if it is not over. */
  begun?: boolean
}
export type ConfirmationRow = {
  id: string
  reference: string
  starts_at: Date
  first_attribution: Record<string, string>
}

type SentConfirmation = Omit<Confirmation, 'address' | 'attribution' | 'begun'> & {
  address: string | null
  attribution: string
  begun: boolean
}

const sendConfirmation = statement<SentConfirmation, ConfirmationRow>(
  (booking) => sql`
    WITH hold AS (
      -- Locked: after waiting for another confirmation of it, these conditions are asked anew.
      SELECT s.id, s.network, s.starts_at FROM seats s
      WHERE s.owner = ${booking.owner} AND s.place_id = ${booking.placeId} AND s.starts_at = ${booking.startsAt}::timestamptz
        AND s.state = 'held' AND s.held_until > ${booking.now}::timestamptz
        AND CASE WHEN ${booking.begun}::boolean THEN s.ends_at ELSE s.starts_at END > ${booking.now}::timestamptz
        AND (${booking.sid}::uuid IS NULL OR s.id = ${booking.sid}::uuid)
        AND NOT EXISTS (
          SELECT 1 FROM closed_days c WHERE c.place_id = ${booking.placeId} AND c.day = ${booking.date}::date)
      ORDER BY s.created_at, s.id LIMIT 1 FOR UPDATE OF s),
    booked AS (
      INSERT INTO bookings (id, reference, status, owner, uid, personal_name, personal_age, personal_phone, personal_address,
        network, proved, language, flow, appointment_type, self_booked, treatment, service, treatment_key, procedure, concern, price_paise,
        attribution, first_attribution, device, place_id, booked_at)
      SELECT hold.id, (
          SELECT free FROM unnest(${booking.references}::text[]) AS free
          WHERE NOT EXISTS (SELECT 1 FROM bookings b WHERE b.reference = free) LIMIT 1),
        'confirmed', ${booking.owner},
        -- An account that is being deleted is waited for: afterwards it is a guest's booking.
        (SELECT u.uid FROM users u WHERE u.uid = ${booking.uid} FOR KEY SHARE),
        ${booking.name}, ${booking.age}::smallint, ${booking.phone}, ${booking.address}::jsonb, hold.network,
        ${booking.proved}::boolean, ${booking.language}, ${booking.flow}, ${booking.appointmentType}, ${booking.selfBooked}::boolean,
        ${booking.treatment}, ${booking.service}, ${booking.treatmentKey}, ${booking.procedure}, ${booking.concern},
        ${booking.pricePaise}::integer,
        ${booking.attribution}::jsonb,
        coalesce(
          (SELECT l.attribution FROM leads l
            WHERE l.personal_phone = ${booking.phone} AND l.owner = ${booking.owner} AND l.is_open AND l.attribution <> '{}'),
          ${booking.attribution}::jsonb),
        ${booking.device}, ${booking.placeId},
        ${booking.now}::timestamptz
      FROM hold
      RETURNING id, reference, first_attribution)
    UPDATE seats SET state = 'taken', booking_id = booked.id, nth = 0, taken_at = ${booking.now}::timestamptz,
      owner = NULL, held_until = NULL, personal_phone = NULL, network = NULL, proved = NULL
    FROM booked WHERE seats.id = booked.id
    RETURNING booked.*, seats.starts_at`,
)

/** Takes the first unused reference. Undefined when the hold is gone, has begun or its day was closed. */
export async function confirmHold(tx: Tx, booking: Confirmation): Promise<ConfirmationRow | undefined> {
  const { address, attribution, begun = false } = booking
  const [row] = await sendConfirmation(tx, {
    ...booking,
    address: address && JSON.stringify(address),
    attribution: JSON.stringify(attribution),
    begun,
  })
  return row
}

type ConfirmationQuery = BookingStart & BookingIdentity & StandingQuery & HitQueries
export type BookingCase = { sameBooking: SameBookingRow | undefined; standing: StandingRow }

const sendCase = statement<ConfirmationQuery, Partial<SameBookingRow> & StandingRow>(
  (query) => sql`
    SELECT own.*, p.seats, p.slot_minutes, p.hours, p.planned, ${standingColumns(query)}
    FROM places p LEFT JOIN LATERAL (${sameBookingOf(query)}) own ON true ${standingTables(query)}
    WHERE p.id = ${query.placeId}`,
)

export async function readBookingCase(reads: Reads, query: ConfirmationQuery): Promise<BookingCase | undefined> {
  const [row] = await sendCase(reads, query)
  return row && { sameBooking: isSameBooking(row) ? row : undefined, standing: row }
}

const isSameBooking = (row: Partial<SameBookingRow>): row is SameBookingRow => typeof row.state === 'string'

type Consequences = Pick<BookingStart, 'owner' | 'placeId' | 'startsAt' | 'now'> & {
  bookingId: string
  phone: string
  hitKeys: readonly LimitKey[]
}

const sendFollowing = statement<Consequences & SentMessage>(
  (inputs) => sql`
    WITH marked AS (${insertHitsSql({ keys: inputs.hitKeys, now: inputs.now })}),
    released AS (
      DELETE FROM seats WHERE owner = ${inputs.owner} AND place_id = ${inputs.placeId}
        AND starts_at = ${inputs.startsAt}::timestamptz AND state = 'held'),
    told AS (${writeOnce(inputs)}),
    handled AS (${handleLead(inputs)})
    ${claimDraft({ owner: inputs.owner, bookingId: inputs.bookingId, leadId: sql`NULL` })}`,
)

/** Also marks the browser's lead as handled, so that nobody calls, and deletes its other holds of the start. */
export async function writeFollowing(tx: Tx, following: Consequences, message: Message): Promise<void> {
  await sendFollowing(tx, { ...sentMessage(message), ...following })
}
