// The desk's way to a seat of a time: a chair, or, where it says so, one beside the chairs. What may be booked when is asked
// elsewhere; the database has the last word, as between patients.
import { OVERBOOK } from '@/lib/catalogue/overbook'
import { type DeskSeat, holdOneOf } from '@/lib/db/queries/desk-seats'
import { deleteExpired } from '@/lib/db/queries/holds'
import type { Tx } from '@/lib/db/schema'

/** Those of a place with so many chairs. */
export const chairsOf = (seats: number): number[] => Array.from({ length: seats }, (_, n) => n + 1)
export const BESIDE: readonly number[] = Array.from({ length: OVERBOOK.most }, (_, n) => OVERBOOK.first + n)

export const isBeside = (seat: number): boolean => seat >= OVERBOOK.first

/** A hold that the same transaction makes a booking's. */
const HOLD_MS = 60_000

/**
 * Holds the first free one of the seats, in their order; null where none is. A seat that somebody else takes meanwhile leads to
 * the next, at most once a seat.
 */
export async function takeOneOf(
  tx: Tx,
  given: Omit<DeskSeat, 'heldUntil'>,
  seats: readonly number[],
): Promise<string | null> {
  const want = { ...given, heldUntil: new Date(given.now.getTime() + HOLD_MS) }
  await deleteExpired(tx, { ...want, phone: null, replaces: null })
  for (let tries = 0; tries <= seats.length; tries += 1) {
    const { sid, free } = await holdOneOf(tx, want, seats)
    if (sid !== null || free === 0) return sid
  }
  return null
}
