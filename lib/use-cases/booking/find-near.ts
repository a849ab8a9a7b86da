import { type NearRow, readNearBookings } from '@/lib/db/queries/booking/near-bookings'
import type { Reads } from '@/lib/db/schema'
import { canChange } from '@/lib/domain/booking/cancellation'
import { addDays, instantOf, localOf } from '@/lib/domain/clinic-time'
import { isSameName } from '@/lib/domain/same-name'
import { mayOpen } from '@/lib/use-cases/booking/find'
import type { Deps } from '@/lib/use-cases/deps'

export type NearBooking = {
  id: string
  reference: string
  name: string
  date: string
  start: string
  placeName: string
  isVideo: boolean
}
export type NearRequester = {
  owner: string
  patient: { uid: string; phone: string } | null
  keyOf: (reference: string) => string | null
}
export type NearQuestion = { name: string | null; phone: string; date: string; requester: NearRequester }

const NEAR_DAYS = 6

export const nearSpan = (date: string): { from: Date; until: Date } => ({
  from: instantOf(addDays(date, -NEAR_DAYS), '00:00'),
  until: instantOf(addDays(date, NEAR_DAYS + 1), '00:00'),
})

const nearFrom = (row: NearRow): NearBooking => {
  const { date, time } = localOf(row.starts_at)
  return {
    id: row.id,
    reference: row.reference,
    name: row.personal_name,
    date,
    start: time,
    placeName: row.place_name,
    isVideo: row.appointment_type === 'video',
  }
}

/**
 * Bookings of the same name and number within six days that the patient can still change.
 * Only those that this browser may open, so that nobody learns whether a number has bookings.
 * Without a name, only this browser's own patient: a link alone must not reveal a name.
 */
export async function findNearBookings(
  { now, secret, formerSecret }: Pick<Deps, 'now' | 'secret' | 'formerSecret'>,
  reads: Reads,
  { name, phone, date, requester }: NearQuestion,
): Promise<NearBooking[]> {
  const { from, until } = nearSpan(date)
  const rows = await readNearBookings(reads, { phone, from: from > now ? from : now, until })
  const { owner, patient } = requester
  return rows
    .filter((row) => (name === null || isSameName(row.personal_name, name)) && canChange(row, now))
    .filter((row) => {
      const key = requester.keyOf(row.reference) ?? undefined
      const { isOwn, hasLink } = mayOpen({ now, secret, formerSecret }, row, {
        owner,
        key,
        patient: patient ?? undefined,
      })
      return name === null ? isOwn && row.self_booked : isOwn || hasLink
    })
    .map(nearFrom)
}
