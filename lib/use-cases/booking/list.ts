import { readPatientBookings } from '@/lib/db/queries/booking/bookings'
import { type Booking, bookingFrom } from '@/lib/use-cases/booking/booking'
import type { Deps } from '@/lib/use-cases/deps'

const LIMIT = 200

export async function listBookings(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  patient: { uid: string; phone: string },
): Promise<{ upcoming: Booking[]; past: Booking[] }> {
  const bookings = (await readPatientBookings(db.reads, patient, LIMIT)).map((row) => bookingFrom(row, now))
  const isAhead = ({ status, endsAt }: Booking) => status === 'confirmed' && endsAt > now
  return { upcoming: bookings.filter(isAhead).reverse(), past: bookings.filter((booking) => !isAhead(booking)) }
}
