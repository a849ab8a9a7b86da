import { keptMinutes } from '@/lib/catalogue/booking-rules'
import { readSameBooking } from '@/lib/db/queries/booking/bookings'
import type { Slot } from '@/lib/domain/calendar/slots'
import { instantOf } from '@/lib/domain/clinic-time'
import { checkSeat } from '@/lib/use-cases/booking/take-seat'
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
}

/** `booked`: by the hold `sid`, or by name, number and treatment. `canKeep`: the hold can be extended. */
export async function findHold({ db, now }: Deps, input: FindHoldInput): Promise<FoundHold> {
  const { owner, placeId, date, start, sid = null, name = null, phone = null, treatment = null } = input
  const startsAt = instantOf(date, start)
  const row = await readSameBooking(db.reads, { owner, placeId, startsAt, now, sid, name, phone, treatment })
  if (!row) return { kind: 'none' }
  if (row.state === 'taken') return { kind: 'booked', reference: row.reference }
  const { id, created_at, held_until, proved } = row
  const canKeep = held_until.getTime() < created_at.getTime() + keptMinutes() * 60_000
  return { kind: 'held', sid: id, heldUntil: held_until, canKeep, proved }
}

export async function checkSlot(
  { db, now }: Deps,
  { owner, placeId, concern, ...slot }: { owner: string; placeId: string; concern?: string | undefined } & Slot,
): Promise<'held' | 'free' | 'taken' | 'closed'> {
  const { date, start, end } = slot
  const nobody = { phone: null, network: null, proved: false }
  const { kind } = await checkSeat(db.reads, { owner, placeId, date, start, end, concern, ...nobody }, now)
  return kind
}
