import { isPaidFirst, missedLimit } from '@/lib/catalogue/treatments/payments'
import { countMissed } from '@/lib/db/queries/booking/visits'
import type { Reads, Tx } from '@/lib/db/schema'
import type { Deps } from '@/lib/use-cases/deps'

/** The texts say “in the last six months”. */
const MISSED_MS = 180 * 24 * 3_600_000

type PricedVisit = { appointmentType: string; pricePaise: number; proved: boolean; canPayOnline?: boolean | undefined }

/** The desk has no gateway, so its bookings are never paid first. */
const countsMissed = ({ appointmentType, pricePaise, canPayOnline }: PricedVisit): boolean =>
  canPayOnline === true && pricePaise > 0 && missedLimit() !== null && !isPaidFirst(appointmentType)

/** Whether the number must be proved before anybody is told that it has to pay first. This asks all numbers alike. */
export const mustProve = (booking: PricedVisit): boolean => countsMissed(booking) && !booking.proved

/** Why a visit must be paid for before it counts as booked. Null if it need not. */
export async function whyPaidFirst(
  reads: Reads | Tx,
  booking: PricedVisit & { phone: string },
  now: Date,
): Promise<'home' | 'missed' | null> {
  const { appointmentType, pricePaise, canPayOnline, proved, phone } = booking
  if (canPayOnline === true && pricePaise > 0 && isPaidFirst(appointmentType)) return 'home'
  const limit = missedLimit()
  if (limit === null || !countsMissed(booking) || !proved) return null
  return (await countMissed(reads, phone, new Date(now.getTime() - MISSED_MS))) >= limit ? 'missed' : null
}

export const readWhyPaidFirst = (
  { db, now }: Pick<Deps, 'db' | 'now'>,
  booking: Parameters<typeof whyPaidFirst>[1],
): ReturnType<typeof whyPaidFirst> => whyPaidFirst(db.reads, booking, now)
