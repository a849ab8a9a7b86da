// A signed-in patient's bookings: what is ahead, and what has been.
import { managePath } from '@/lib/addresses/paths'
import type { Benefit } from '@/lib/catalogue/benefits'
import { type PatientBookingRow, readPatientBookings } from '@/lib/db/queries/patient-bookings'
import type { AppointmentType } from '@/lib/db/schema'
import { canChange } from '@/lib/domain/cancellation'
import { localOf, timeOn } from '@/lib/domain/clinic-time'
import type { Deps } from '@/lib/use-cases/deps'

/** More than a patient has in years. */
const LIMIT = 200

export type ListedBooking = {
  reference: string
  /** Where it is shown and changed: opens for the signed-in patient. */
  manage: string
  startsAt: Date
  /** Clinic-local. */
  date: string
  start: string
  end: string
  kind: AppointmentType
  place: {
    id: string
    cityId: string
    cid: string | null
    name: string
    address: string | null
    lat: number | null
    lng: number | null
  }
  flow: string | null
  treatment: string | null
  name: string
  pricePaise: number
  /** By how much the membership lowered the price. */
  savedPaise: number
  benefit: Benefit | null
  status: 'confirmed' | 'cancelled'
  /** When the clinic has marked the visit as kept. */
  keptAt: Date | null
  canChange: boolean
}
export type ListedBookings = { upcoming: ListedBooking[]; past: ListedBooking[] }

function listedFrom(row: PatientBookingRow, now: Date): ListedBooking {
  const { date, time } = localOf(row.starts_at)
  const reference = row.reference as string
  const { place_id: id, city_id: cityId, cid, place_name: name, place_address: address, lat, lng } = row
  return {
    reference,
    manage: managePath(reference),
    startsAt: row.starts_at,
    date,
    start: time,
    end: timeOn(date, row.ends_at),
    kind: row.appointment_type ?? 'clinic',
    place: { id, cityId, cid, name, address, lat, lng },
    flow: row.flow,
    treatment: row.treatment,
    name: row.personal_name as string,
    pricePaise: row.price_paise ?? 0,
    savedPaise: row.saved_paise ?? 0,
    benefit: row.benefit,
    status: row.status === 'confirmed' ? 'confirmed' : 'cancelled',
    keptAt: row.kept_at,
    canChange: row.status === 'confirmed' && canChange(row.starts_at, now),
  }
}

/** Those ahead, the next one first; the others, the latest first. Cancelled ones count as past. */
export async function listBookings(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  patient: { uid: string; phone: string },
): Promise<ListedBookings> {
  const rows = await readPatientBookings(db.reads, patient, LIMIT)
  const isAhead = (row: PatientBookingRow) => row.status === 'confirmed' && row.ends_at > now
  const listed = (some: PatientBookingRow[]) => some.map((row) => listedFrom(row, now))
  return { upcoming: listed(rows.filter(isAhead)).reverse(), past: listed(rows.filter((row) => !isAhead(row))) }
}
