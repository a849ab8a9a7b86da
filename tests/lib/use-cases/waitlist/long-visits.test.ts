import { describe, expect, test } from 'vitest'
import { bookingRules } from '@/lib/catalogue/booking-rules'
import { instantOf } from '@/lib/domain/clinic-time'
import { cancelBooking } from '@/lib/use-cases/booking/cancel'
import { findBooking } from '@/lib/use-cases/booking/find'
import { acceptEarlier, declineEarlier, readWaitState, waitForEarlier } from '@/lib/use-cases/waitlist/answer'
import { book, depsOf, minutesAfter, slot, THREE_CHAIRS, TOMORROW } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { offerEarlier } from '@/tests/support/offers'

const at = (start: string, end: string) => slot(TOMORROW, start, end)
const person = (n: number) => ({ owner: `p${n}`, phone: `+91980000000${n}` })

describe('the waiting list, with visits of several lengths', () => {
  const { database, deps } = useTestPlaces()
  async function waiter(n: number, given: Parameters<typeof book>[1]) {
    const { reference, id } = await book(deps(), { ...person(n), ...given })
    const access = { reference, owner: `p${n}` }
    expect(await waitForEarlier(deps(n), access)).toBe(true)
    return { id, access, offer: async (minutes: number) => (await readWaitState(deps(minutes), id)).offer }
  }

  test('a freed slot that is too short for the first patient goes to the next', async () => {
    const gone = await book(deps(), { ...person(7), ...at('09:00', '09:30') })
    await book(deps(), { ...person(8), ...at('09:30', '10:00') })
    const long = await waiter(1, { visitMinutes: 60, ...at('12:00', '13:00') })
    const short = await waiter(2, at('11:30', '12:00'))
    await cancelBooking(deps(3), { reference: gone.reference, owner: 'p7' })
    await offerEarlier(deps(6))
    expect([await long.offer(6), await short.offer(6)]).toMatchObject([null, { start: '09:00', end: '09:30' }])
  })

  test('a long visit gets a freed slot with the free time behind it, and keeps its length', async () => {
    const gone = await book(deps(), { ...person(7), ...at('10:00', '10:30') })
    const long = await waiter(1, { visitMinutes: 60, ...at('12:00', '13:00') })
    await cancelBooking(deps(3), { reference: gone.reference, owner: 'p7' })
    await offerEarlier(deps(6))
    const offer = await long.offer(6)
    expect(offer).toMatchObject({ start: '10:00', end: '11:00' })
    expect(await acceptEarlier(deps(7), long.access, offer?.id ?? '')).toMatchObject({ kind: 'moved' })
    expect(await findBooking(deps(7), long.access)).toMatchObject({ start: '10:00', end: '11:00', visitMinutes: 60 })
  })

  test('a long visit gets a freed slot with the free time before it, once', async () => {
    const gone = await book(deps(), { ...person(7), ...at('10:30', '11:00') })
    await book(deps(), { ...person(8), ...at('11:00', '11:30') })
    const long = await waiter(1, { visitMinutes: 60, ...at('12:00', '13:00') })
    const short = await waiter(2, at('11:30', '12:00'))
    await cancelBooking(deps(4), { reference: gone.reference, owner: 'p7' })
    await offerEarlier(deps(7))
    const offer = await long.offer(7)
    expect([offer, await short.offer(7)]).toMatchObject([{ start: '10:00', end: '11:00' }, null])
    await declineEarlier(deps(8), long.access, offer?.id ?? '')
    await offerEarlier(deps(9))
    expect([await long.offer(9), await short.offer(9)]).toMatchObject([null, { start: '10:00', end: '10:30' }])
  })

  test('a long visit that is given up is offered slot by slot, each to the next patient', async () => {
    const place = { placeId: THREE_CHAIRS }
    const gone = await book(deps(), { ...person(7), ...place, visitMinutes: 90, ...at('10:00', '11:30') })
    const waiters = [
      await waiter(2, { ...place, ...at('12:00', '12:30') }),
      await waiter(3, { ...place, visitMinutes: 60, ...at('12:00', '13:00') }),
      await waiter(4, { ...place, ...at('12:00', '12:30') }),
    ]
    await cancelBooking(deps(4), { reference: gone.reference, owner: 'p7' })
    await offerEarlier(deps(7))
    expect(await Promise.all(waiters.map(({ offer }) => offer(7)))).toMatchObject([
      { start: '10:00', end: '10:30' },
      { start: '10:30', end: '11:30' },
      { start: '11:00', end: '11:30' },
    ])
  })

  test('a patient who declines a long slot leaves each of its slots to others', async () => {
    const gone = await book(deps(), { ...person(7), visitMinutes: 60, ...at('10:00', '11:00') })
    const long = await waiter(1, { visitMinutes: 60, ...at('12:00', '13:00') })
    const short = [await waiter(2, at('11:00', '11:30')), await waiter(3, at('11:30', '12:00'))]
    const offers = (minutes: number) => Promise.all(short.map(({ offer }) => offer(minutes)))
    await cancelBooking(deps(4), { reference: gone.reference, owner: 'p7' })
    await offerEarlier(deps(7))
    const offer = await long.offer(7)
    expect([offer, ...(await offers(7))]).toMatchObject([{ start: '10:00', end: '11:00' }, null, null])
    await declineEarlier(deps(8), long.access, offer?.id ?? '')
    await offerEarlier(deps(9))
    expect(await offers(9)).toMatchObject([{ start: '10:00' }, { start: '10:30' }])
  })

  test('the later slots of a long visit are offered although the first is too near', async () => {
    const gone = await book(deps(), { ...person(7), visitMinutes: 60, ...at('12:00', '13:00') })
    const short = await waiter(2, slot('2026-11-25'))
    const now = new Date(instantOf(TOMORROW, '12:00').getTime() - (bookingRules().leadMinutes + 5) * 60_000)
    await cancelBooking(depsOf(database(), now), { reference: gone.reference, owner: 'p7' })
    const then = minutesAfter(2, now)
    await offerEarlier(depsOf(database(), then))
    expect((await readWaitState(depsOf(database(), then), short.id)).offer).toMatchObject({ start: '12:30' })
  })
})
