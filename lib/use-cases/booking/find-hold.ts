// What a browser has of a start: for the review page, which must not book twice.
import { readOwn } from '@/lib/db/queries/bookings'
import { instantOf } from '@/lib/domain/clinic-time'
import type { Deps } from '@/lib/use-cases/deps'

export type FoundHold =
  | { kind: 'held'; sid: string; heldUntil: Date; proved: boolean }
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

/**
 * The browser's live hold of the start, or else what it booked there: by the hold `sid`, or without one under the same
 * name, number and treatment. Another booking of the same start is not this one. One statement.
 */
export async function findHold({ db, now }: Deps, input: FindHoldInput): Promise<FoundHold> {
  const { owner, placeId, date, start, sid = null, name = null, phone = null, treatment = null } = input
  const startsAt = instantOf(date, start)
  const row = await readOwn(db.reads, { owner, placeId, startsAt, now, sid, name, phone, treatment })
  if (!row) return { kind: 'none' }
  return row.state === 'held'
    ? { kind: 'held', sid: row.id, heldUntil: row.held_until, proved: row.proved }
    : { kind: 'booked', reference: row.reference }
}
