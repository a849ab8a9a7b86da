import { afterEach, describe, expect, test } from 'vitest'
import { chain, setChain } from '@/lib/catalogue/chain'
import { cancelBooking } from '@/lib/use-cases/booking/cancel'
import { activateMembership } from '@/lib/use-cases/membership/activate'
import { membershipFee } from '@/lib/use-cases/membership/fee'
import { openAccount } from '@/tests/support/account/accounts'
import { book, minutesAfter, slot, THREE_CHAIRS, TOMORROW } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'

const PRICE = 99_900
const visit = { placeId: THREE_CHAIRS, flow: 'PAID_CLINIC', treatment: 'clinic_visit', pricePaise: 19_900 }
const TEN = slot(TOMORROW, '10:00', '10:30')
const NOON = slot(TOMORROW, '12:00', '12:30')

describe('the price of a membership', () => {
  const { database, deps } = useTestPlaces()
  const facts = chain()
  const charge = (price: number | undefined) =>
    setChain({ ...facts, membership: { checkUps: 2, cleanings: 2, percentOff: 10, price } })
  afterEach(() => setChain(facts))
  const member = async () => {
    const { uid } = await openAccount(deps(), { phone: '+919800000001' })
    await activateMembership(deps(), { uid, language: 'en' })
    return uid
  }
  const keep = (id: string) =>
    database()
      .writes.updateTable('bookings')
      .set({ visit: 'kept', kept_at: minutesAfter(60) })
      .where('id', '=', id)
      .execute()

  test('is to be paid on the first visit of a member, and not on the next', async () => {
    charge(PRICE)
    const uid = await member()
    const [first, next] = [
      await book(deps(), { ...visit, uid, ...TEN }),
      await book(deps(), { ...visit, uid, ...NOON }),
    ]
    expect(await membershipFee(deps(), first.id)).toBe(PRICE)
    await keep(first.id)
    expect(await membershipFee(deps(), first.id)).toBe(PRICE)
    expect(await membershipFee(deps(), next.id)).toBeNull()
  })

  test('is not asked for without a membership, for another patient, for a cancelled visit, or if it is free', async () => {
    charge(PRICE)
    const guest = await book(deps(), { ...visit, ...TEN, owner: 'bob', phone: '+919800000002' })
    expect(await membershipFee(deps(), guest.id)).toBeNull()
    const uid = await member()
    const child = await book(deps(), { ...visit, uid, ...TEN, selfBooked: false, name: 'Mini', age: 8 })
    expect(await membershipFee(deps(), child.id)).toBeNull()
    const own = await book(deps(), { ...visit, uid, ...NOON })
    for (const free of [0, undefined]) {
      charge(free)
      expect(await membershipFee(deps(), own.id)).toBeNull()
    }
    charge(PRICE)
    await cancelBooking(deps(), { reference: own.reference, owner: 'ann' })
    expect(await membershipFee(deps(), own.id)).toBeNull()
  })
})
