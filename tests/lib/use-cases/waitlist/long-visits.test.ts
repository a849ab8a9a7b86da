import { describe, expect, test } from 'vitest'
import { cancelBooking } from '@/lib/use-cases/booking/cancel'
import { findBooking } from '@/lib/use-cases/booking/find'
import { acceptEarlier, readWaitState, waitForEarlier } from '@/lib/use-cases/waitlist/answer'
import { book, slot, THREE_CHAIRS, TOMORROW } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { offerEarlier } from '@/tests/support/offers'

const at = (start: string, end: string) => slot(TOMORROW, start, end)
const person = (n: number) => ({ owner: `p${n}`, phone: `+91980000000${n}` })

describe('the waiting list, with visits of several lengths', () => {
  const { deps } = useTestPlaces()
  async function waiter(n: number, given: Parameters<typeof book>[1]) {
    const { reference, id } = await book(deps(), { ...person(n), ...given })
    const access = { reference, owner: `p${n}` }
    expect(await waitForEarlier(deps(n), access)).toBe(true)
    return { access, offer: async (minutes: number) => (await readWaitState(deps(minutes), id)).offer }
  }

  test('a freed slot that is too short for the first patient goes to the next', async () => {
    const gone = await book(deps(), { ...person(7), ...at('10:00', '10:30') })
    await book(deps(), { ...person(8), ...at('10:30', '11:00') })
    const long = await waiter(1, { visitMinutes: 60, ...at('12:00', '13:00') })
    const short = await waiter(2, at('11:30', '12:00'))
    await cancelBooking(deps(3), { reference: gone.reference, owner: 'p7' })
    await offerEarlier(deps(6))
    expect([await long.offer(6), await short.offer(6)]).toMatchObject([null, { start: '10:00', end: '10:30' }])
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

  test('the time of a long visit that is given up is offered as a slot', async () => {
    const place = { placeId: THREE_CHAIRS }
    const gone = await book(deps(), { ...person(7), ...place, visitMinutes: 90, ...at('10:00', '11:30') })
    const short = await waiter(2, { ...place, ...at('12:00', '12:30') })
    await cancelBooking(deps(3), { reference: gone.reference, owner: 'p7' })
    await offerEarlier(deps(6))
    expect(await short.offer(6)).toMatchObject({ start: '10:00', end: '10:30' })
  })
})
