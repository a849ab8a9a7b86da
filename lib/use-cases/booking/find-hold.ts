import { keptMinutes } from '@/lib/catalogue/booking-rules'
import { readSameBooking } from '@/lib/db/queries/booking/bookings'
import type { Slot } from '@/lib/domain/calendar/slots'
import { instantOf } from '@/lib/domain/clinic-time'
import { checkSeat } from '@/lib/use-cases/booking/take-seat'
import type { VisitTerms } from '@/lib/use-cases/calendar/place-calendar'
import type { Deps } from '@/lib/use-cases/deps'

export type FoundHold =
  | { kind: 'held'; sid: string; heldUntil: Date; canKeep: boolean; proved: boolean }
  | { kind: 'booked'; reference: string }
  | { kind: 'none' }

export type FindHoldInput = {
  owner: string
  placeId: string
  date: string
  start: string
  sid?: string
  name?: string
  phone?: string
  treatment?: string
  visitMinutes?: number | null
}

/**
 * `booked`: by the hold `sid`, or by name, number and treatment. `canKeep`: the hold can be extended.
 * A hold of another length than the visit's is none.
 */
export async function findHold({ db, now }: Deps, input: FindHoldInput): Promise<FoundHold> {
  const { sid = null, name = null, phone = null, treatment = null, visitMinutes = null, ...wanted } = input
  const startsAt = instantOf(input.date, input.start)
  const row = await readSameBooking(db.reads, {
    ...wanted,
    startsAt,
    now,
    sid,
    name,
    phone,
    treatment,
    visitMinutes,
  })
  if (!row) return { kind: 'none' }
  if (row.state === 'taken') return { kind: 'booked', reference: row.reference }
  const { id, created_at, held_until, proved } = row
  const canKeep = held_until.getTime() < created_at.getTime() + keptMinutes() * 60_000
  return { kind: 'held', sid: id, heldUntil: held_until, canKeep, proved }
}

export async function checkSlot(
  { db, now }: Deps,
  slot: { owner: string; placeId: string } & VisitTerms & Slot,
): Promise<'held' | 'free' | 'taken' | 'closed'> {
  const { kind } = await checkSeat(db.reads, { ...slot, phone: null, network: null, proved: false }, now)
  return kind
}
