import { describe, expect, onTestFinished, test } from 'vitest'
import { memberPricePaise } from '@/lib/catalogue/benefits'
import { chain, type MembershipTerms, setChain } from '@/lib/catalogue/chain'
import { cancelBooking } from '@/lib/use-cases/booking/cancel'
import { findBooking } from '@/lib/use-cases/booking/find'
import { rescheduleBooking } from '@/lib/use-cases/booking/reschedule'
import { activateMembership } from '@/lib/use-cases/membership/activate'
import { benefitsLeft, memberPrice } from '@/lib/use-cases/membership/benefits'
import { kindsOf, rounds, useProcesses } from '@/tests/lib/use-cases/booking/processes'
import { openAccount } from '@/tests/support/account/accounts'
import { book, depsOf, minutesAfter, NOW, slot, THREE_CHAIRS, TOMORROW } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { hasPostgres } from '@/tests/support/servers/test-database'

const ANN = '+919800000001'
const DAY = 24 * 60
/** The slot of the nth half hour at the clinic with three chairs. */
const at = (n: number) => {
  const time = (half: number) => `${String(9 + Math.floor(half / 2)).padStart(2, '0')}:${half % 2 ? '30' : '00'}`
  return slot(TOMORROW, time(n), time(n + 1))
}
const visit = { placeId: THREE_CHAIRS, flow: 'PAID_CLINIC', treatment: 'clinic_visit', pricePaise: 19_900 }
const cleaning = { ...visit, flow: 'ORGANIC', treatment: 'teeth_cleaning', pricePaise: 0 }
const scan = { ...visit, flow: 'PAID_IMPLANT', treatment: 'implant_scan', pricePaise: 49_900 }

test('the member’s price is a tenth lower, rounded down to whole rupees', () => {
  const terms = { checkUps: 2, cleanings: 2, percentOff: 10 }
  const prices = [0, 19_900, 49_900, 99_900, 100].map((paise) => memberPricePaise(terms, paise))
  expect(prices).toEqual([0, 17_900, 44_900, 89_900, 0])
})

describe('the membership’s benefits', () => {
  const { deps } = useTestPlaces()
  const member = async (phone = ANN) => {
    const { uid } = await openAccount(deps(), { phone })
    await activateMembership(deps(), { uid, language: 'en' })
    return uid
  }
  const stored = async (reference: string) => {
    const found = await findBooking(deps(), { reference, owner: 'ann' })
    return [found?.pricePaise, found?.savedPaise, found?.benefit]
  }

  test('a member gets two free check-ups, then the member’s price, and a free visit uses no benefit', async () => {
    const uid = await member()
    const told = []
    for (const [n, booking] of [visit, visit, visit, cleaning, scan].entries())
      told.push(await stored((await book(deps(), { uid, ...booking, ...at(n) })).reference))
    expect(told).toEqual([
      [0, 19_900, 'check_up'],
      [0, 19_900, 'check_up'],
      [17_900, 2_000, 'price'],
      [0, 0, null],
      [44_900, 5_000, 'price'],
    ])
    expect(await benefitsLeft(deps(), uid)).toEqual({
      benefits: { check_up: { left: 0, of: 2 }, cleaning: { left: 2, of: 2 } },
      savedPaise: 46_800,
    })
  })

  test.each([
    [{ checkUps: 1, cleanings: 1, percentOff: 25 }, [0, 14_900]],
    [null, [19_900, 19_900]],
  ] satisfies [MembershipTerms | null, number[]][])('a chain’s terms %o decide', async (membership, prices) => {
    const facts = chain()
    onTestFinished(() => setChain(facts))
    setChain({ ...facts, membership })
    const uid = await member()
    const paid = []
    for (const n of [0, 1]) paid.push((await stored((await book(deps(), { uid, ...visit, ...at(n) })).reference))[0])
    expect(paid).toEqual(prices)
    expect((await benefitsLeft(deps(), uid))?.benefits.check_up).toEqual(membership ? { left: 0, of: 1 } : undefined)
  })

  test('the benefits are for the member in person, not for a guest, another patient or a non-member', async () => {
    const uid = await member()
    const other = (await openAccount(deps(), { phone: '+919800000002' })).uid
    const bookings = [{ uid: null }, { uid: other }, { uid, selfBooked: false }]
    for (const [n, who] of bookings.entries())
      expect(await stored((await book(deps(), { ...visit, ...who, ...at(n) })).reference)).toEqual([19_900, 0, null])
    expect(await benefitsLeft(deps(), other)).toBeNull()
    const asked = { selfBooked: true, service: 'clinic_visit' as const, pricePaise: 19_900, visit: NOW }
    expect(await memberPrice(deps(), { uid: other, ...asked })).toBeNull()
    expect(await memberPrice(deps(), { uid: null, ...asked })).toBeNull()
    expect(await memberPrice(deps(), { uid, ...asked })).toMatchObject({ benefit: 'check_up', pricePaise: 0 })
  })

  test('the benefits apply to visits within the year and renew with the next', async () => {
    const uid = await member()
    for (const n of [0, 1]) await book(deps(), { uid, ...visit, ...at(n) })
    const asked = { uid, selfBooked: true, service: 'clinic_visit' as const, pricePaise: 19_900 }
    const later = 366 * DAY
    expect(await memberPrice(deps(), { ...asked, visit: minutesAfter(364 * DAY) })).toMatchObject({ benefit: 'price' })
    expect(await memberPrice(deps(), { ...asked, visit: minutesAfter(later) })).toBeNull()
    await activateMembership(deps(later), { uid, language: 'en' })
    const next = await memberPrice(deps(later), { ...asked, visit: minutesAfter(later + DAY) })
    expect(next).toMatchObject({ benefit: 'check_up' })
  })

  test('a cancelled booking gives the benefit back, and a rescheduled one keeps it', async () => {
    const uid = await member()
    const left = async () => (await benefitsLeft(deps(), uid))?.benefits.check_up.left
    const { reference } = await book(deps(), { uid, ...visit, ...at(0) })
    expect(await left()).toBe(1)
    const access = { reference, owner: 'ann' }
    expect(await rescheduleBooking(deps(), { ...access, ...at(3) })).toMatchObject({ kind: 'moved' })
    expect(await left()).toBe(1)
    expect(await stored(reference)).toEqual([0, 19_900, 'check_up'])
    expect(await cancelBooking(deps(), access)).toEqual({ kind: 'cancelled' })
    expect(await left()).toBe(2)
  })
})

describe.runIf(hasPostgres())('one member’s bookings in parallel', () => {
  const dbOf = useProcesses()

  test.each(rounds)('parallel bookings use each benefit once, round %#', async (round) => {
    const uid = (await openAccount(depsOf(dbOf(0)), { phone: ANN })).uid
    await activateMembership(depsOf(dbOf(0)), { uid, language: 'en' })
    const racers = Array.from({ length: 6 }, (_, n) =>
      book(depsOf(dbOf(n + round)), { uid, ...visit, owner: `browser-${n}`, phone: `+91980000010${n}`, ...at(n) }),
    )
    await Promise.all(racers)
    const rows = await dbOf(0).writes.selectFrom('membership_benefits').select('benefit as kind').execute()
    expect(kindsOf(rows)).toEqual({ check_up: 2, price: 4 })
    const prices = await dbOf(0).writes.selectFrom('bookings').select('price_paise').execute()
    expect(prices.filter(({ price_paise }) => price_paise === 0)).toHaveLength(2)
  })
})
