// Another appointment that the same person has around a day: a review asks whether to keep both or to replace it.
import { type NearRow, readNearBookings } from '@/lib/db/queries/near-bookings'
import type { Reads } from '@/lib/db/schema'
import { canChange } from '@/lib/domain/cancellation'
import { addDays, instantOf, localOf } from '@/lib/domain/clinic-time'
import { isSameName } from '@/lib/domain/same-name'
import { mayOpen } from '@/lib/use-cases/booking/find'
import type { Deps } from '@/lib/use-cases/deps'

/** `date`, `start`: clinic-local. */
export type NearBooking = { id: string; reference: string; date: string; start: string; placeName: string }
/** What entitles this browser to bookings: its own, who is signed in, the keys that manage links left (by reference). */
export type NearAsker = {
  owner: string
  patient: { uid: string; phone: string } | null
  keyOf: (reference: string) => string | null
}
/** Who comes on which clinic-local day, and who wants to know. */
export type NearQuestion = { name: string; phone: string; date: string; asker: NearAsker }

/** How many days before and after one are near it. */
const NEAR_DAYS = 6

const nearFrom = ({ id, reference, starts_at, place_name }: NearRow): NearBooking => {
  const { date, time } = localOf(starts_at)
  return { id, reference, date, start: time, placeName: place_name }
}

/**
 * The visits within six days before and after the day, of the same person: the number's, under the same name. Only what this
 * browser may open, so that nobody learns that a number has a booking; only what the patient may still change. One statement,
 * whoever asks.
 */
export async function findNearBookings(
  { now, secret, formerSecret }: Pick<Deps, 'now' | 'secret' | 'formerSecret'>,
  reads: Reads,
  { name, phone, date, asker }: NearQuestion,
): Promise<NearBooking[]> {
  const first = instantOf(addDays(date, -NEAR_DAYS), '00:00')
  const until = instantOf(addDays(date, NEAR_DAYS + 1), '00:00')
  const rows = await readNearBookings(reads, { phone, from: first > now ? first : now, until })
  const { owner, patient } = asker
  return rows
    .filter((row) => isSameName(row.personal_name, name) && canChange(row.starts_at, now))
    .filter((row) => {
      const key = asker.keyOf(row.reference) ?? undefined
      const { isOwn, hasLink } = mayOpen({ now, secret, formerSecret }, row, {
        owner,
        key,
        patient: patient ?? undefined,
      })
      return isOwn || hasLink
    })
    .map(nearFrom)
}
