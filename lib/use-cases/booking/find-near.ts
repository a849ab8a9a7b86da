// Another appointment that the same person has around a day: a review asks whether to keep both or to replace it.
import { type NearRow, readNearBookings } from '@/lib/db/queries/booking/near-bookings'
import type { Reads } from '@/lib/db/schema'
import { canChange } from '@/lib/domain/booking/cancellation'
import { addDays, instantOf, localOf } from '@/lib/domain/clinic-time'
import { isSameName } from '@/lib/domain/same-name'
import { mayOpen } from '@/lib/use-cases/booking/find'
import type { Deps } from '@/lib/use-cases/deps'

/** `date`, `start`: clinic-local. */
export type NearBooking = {
  id: string
  reference: string
  name: string
  date: string
  start: string
  placeName: string
  isVideo: boolean
}
/** What entitles this browser to bookings: its own, who is signed in, the keys that manage links left (by reference). */
export type NearAsker = {
  owner: string
  patient: { uid: string; phone: string } | null
  keyOf: (reference: string) => string | null
}
/** Who comes on which clinic-local day, and who wants to know; null for a name that is not known yet. */
export type NearQuestion = { name: string | null; phone: string; date: string; requester: NearAsker }

/** How many days before and after one are near it. */
const NEAR_DAYS = 6

/** From the first moment that is near a clinic-local date up to the first one that is not any more. */
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
 * The visits within six days before and after the day, of the same person: the number's, under the same name. Only what this
 * browser may open, so that nobody learns that a number has a booking; only what the patient may still change. Without a name
 * the visits that this browser booked for its own patient: a link alone tells nobody's name. One statement, whoever asks.
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
