// Names are not compared: at a desk they are typed as they are heard.
import { cancelRow } from '@/lib/db/queries/booking/booking-changes'
import { readNearBookings } from '@/lib/db/queries/booking/near-bookings'
import { lockVisit } from '@/lib/db/queries/booking/visits'
import type { Reads, Tx } from '@/lib/db/schema'
import { instantOf, localOf } from '@/lib/domain/clinic-time'
import { nearSpan } from '@/lib/use-cases/booking/find-near'
import type { DeskActor } from '@/lib/use-cases/desk/actor'
import { writeAct } from '@/lib/use-cases/desk/booking-state'

export type DeskNear = { reference: string; name: string; date: string; start: string; placeName: string }
export type DeskNearAnswer = 'keep' | { replace: string } | null

type NearRequest = { actor: DeskActor; now: Date; phone: string; date: string }

async function nearAtDesk(reads: Reads, { actor, now, phone, date }: NearRequest): Promise<DeskNear[]> {
  const { from, until } = nearSpan(date)
  const today = instantOf(localOf(now).date, '00:00')
  const first = new Date(Math.max(from.getTime(), today.getTime()))
  const rows = await readNearBookings(reads, { phone, from: first, until })
  return rows
    .filter(({ visit, place_id }) => (visit === 'expected' || visit === 'arrived') && actor.mayAt(place_id))
    .map(({ reference, personal_name: name, starts_at, place_name: placeName }) => {
      const { date: day, time: start } = localOf(starts_at)
      return { reference, name, date: day, start, placeName }
    })
}

/** Null when there is nothing to ask. The number's lock key is held. */
export async function checkNearAtDesk(
  tx: Tx,
  request: NearRequest,
  answer: DeskNearAnswer,
): Promise<{ kind: 'near'; near: DeskNear[] } | { kind: 'replace'; reference: string } | null> {
  if (answer === 'keep') return null
  const near = await nearAtDesk(tx, request)
  const wanted = near.find(({ reference }) => reference === answer?.replace)
  if (wanted) return { kind: 'replace', reference: wanted.reference }
  return near.length > 0 ? { kind: 'near', near } : null
}

export async function cancelNearAtDesk(
  tx: Tx,
  { actor, now, reference }: { actor: DeskActor; now: Date; reference: string },
): Promise<boolean> {
  const row = await lockVisit(tx, reference)
  if (!row || !(await cancelRow(tx, row.id, { now, reason: 'booked_twice' }))) return false
  await writeAct(tx, { now, actor, verb: 'cancel', reason: 'booked_twice' }, row, reference)
  return true
}
