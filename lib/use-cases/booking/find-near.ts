// Another appointment that a patient has around a day: for the review, which tells of it and stops nobody.
import { readNearBooking } from '@/lib/db/queries/near-bookings'
import { addDays, instantOf, localOf } from '@/lib/domain/clinic-time'
import type { Deps } from '@/lib/use-cases/deps'

export type NearBooking = { reference: string; date: string; start: string; placeName: string }

/** How many days before and after one are near it. */
const NEAR_DAYS = 1

/**
 * The first visit ahead of the day before, the day (clinic-local) or the day after, by this browser or of the signed-in
 * patient: never of a number that was only typed. Null when there is none. One statement.
 */
export async function findNearBooking(
  { db, now }: Deps,
  { owner, patient, date }: { owner: string; patient: { uid: string; phone: string } | null; date: string },
): Promise<NearBooking | null> {
  const first = instantOf(addDays(date, -NEAR_DAYS), '00:00')
  const row = await readNearBooking(db.reads, {
    owner,
    uid: patient?.uid ?? null,
    phone: patient?.phone ?? null,
    from: first > now ? first : now,
    until: instantOf(addDays(date, NEAR_DAYS + 1), '00:00'),
  })
  if (!row) return null
  const { date: day, time } = localOf(row.starts_at)
  return { reference: row.reference, date: day, start: time, placeName: row.place_name }
}
