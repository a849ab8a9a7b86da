import { chain, setChain } from '@/lib/catalogue/chain'
import { type NewTaking, writeTaking } from '@/lib/db/queries/payments/takings'
import type { Database } from '@/lib/db/schema'
import { CITY, NOW } from '@/tests/support/chain/test-places'

/** Serves the tests' city, whose state has a seller in the sample chain. The result undoes it. */
export function serveTestCity(): () => void {
  const facts = chain()
  const city = {
    id: CITY,
    name: 'Testpur',
    state: 'Karnataka',
    lat: 15,
    lng: 75,
    pincodePrefixes: ['590'],
    aliases: [],
    popular: false,
  }
  setChain({ ...facts, cities: [...facts.cities, city] })
  return () => setChain(facts)
}

export const PRICE = 19_900

/** Gives a booking a price of ₹199 and a service. */
export const price = ({ writes }: Database, id: string, service = 'clinic_visit', paise = PRICE) =>
  writes.updateTable('bookings').set({ price_paise: paise, service }).where('id', '=', id).execute()

/** Money that came in by a payment page of the booking. */
export async function putOnline(
  db: Database,
  bookingId: string,
  given: Partial<Pick<NewTaking, 'paise' | 'takenAt' | 'keepsMissed'>> & { gatewayPaymentId?: string } = {},
): Promise<void> {
  const page = { paise: PRICE, state: 'paid' as const, required: false, created_at: NOW, expires_at: NOW }
  const { id: paymentId } = await db.writes
    .insertInto('payments')
    .values({ booking_id: bookingId, ...page })
    .returning('id')
    .executeTakeFirstOrThrow()
  const receipt = { series: 'KA/2627/B', taxPercent: 0 }
  const taking = { paise: PRICE, takenAt: NOW, keepsMissed: false, gatewayPaymentId: `pay_${paymentId}`, ...given }
  await db.transaction((tx) => writeTaking(tx, { bookingId, method: 'online', paymentId, ...receipt, ...taking }))
}
