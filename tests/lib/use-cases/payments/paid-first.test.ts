import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { chain, setChain } from '@/lib/catalogue/chain'
import { act, emptyState, type StandInState } from '@/lib/payments/stand-in/core'
import { cancelBooking } from '@/lib/use-cases/booking/cancel'
import { findBooking } from '@/lib/use-cases/booking/find'
import { undoCancel, undoChance } from '@/lib/use-cases/booking/undo-cancel'
import { askGateway } from '@/lib/use-cases/payments/ask'
import { sendRefunds } from '@/lib/use-cases/payments/send-refunds'
import { startPayment } from '@/lib/use-cases/payments/start'
import { book, minutesAfter, slot, TOMORROW, ZONE, ZONE_PINCODE } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { coreGateway } from '@/tests/support/payments/core-gateway'

const ADDRESS = { pincode: ZONE_PINCODE, address: '5 Lake View' }
const PAID = { placeId: ZONE, address: ADDRESS, canPayOnline: true }
const TERMS = { sellers: {}, tax: {}, requiredAtHome: true, missed: 'refunded' as const }

describe('a home visit that must be paid for first', () => {
  const { database, deps } = useTestPlaces()
  const facts = chain()
  let state: StandInState
  beforeAll(() => setChain({ ...facts, payments: TERMS }))
  afterAll(() => setChain(facts))
  beforeEach(() => {
    state = emptyState()
  })

  const at = (minutes: number) => ({ ...deps(minutes), gateway: coreGateway(state, () => minutesAfter(minutes)) })
  const ask = async (minutes: number) => {
    await database()
      .writes.updateTable('payments')
      .set({ ask_at: minutesAfter(minutes) })
      .execute()
    await askGateway(at(minutes))
  }
  const pay = (minutes: number, name: 'pay' | 'late' = 'pay') => {
    const [link] = Object.values(state.links)
    return link && act(state, link, name, minutesAfter(minutes))
  }
  const start = async ({ reference }: { reference: string }, minutes = 0) => {
    const booking = await findBooking(deps(minutes), { reference, owner: 'ann' })
    if (!booking) throw new Error('There is no booking')
    const { gateway, ...rest } = at(minutes)
    return startPayment(rest, booking, { gateway, returnTo: (id) => `https://site.test/pay/${id}` })
  }
  const statusOf = async ({ reference }: { reference: string }) =>
    (await findBooking(deps(), { reference, owner: 'ann' }))?.status
  const messages = async () =>
    (
      await database().reads.selectFrom('outbox').select(['kind', 'next_attempt_at']).orderBy('created_at').execute()
    ).map(({ kind, next_attempt_at }) => [kind, next_attempt_at])
  const refunds = () => database().reads.selectFrom('refunds').select(['paise', 'state']).execute()

  test('nobody is told before the money is there, and then at once', async () => {
    const booking = await book(deps(), PAID)
    expect(await messages()).toEqual([['booking_confirmed', minutesAfter(24 * 60)]])
    expect(await start(booking)).toMatchObject({ kind: 'started' })
    expect(Object.values(state.links)).toMatchObject([{ paise: 49_900, expiresAt: minutesAfter(20).getTime() }])
    pay(3)
    await ask(4)
    expect(await messages()).toEqual([['booking_confirmed', minutesAfter(4)]])
    expect(await statusOf(booking)).toBe('confirmed')
    await ask(30)
    expect(await statusOf(booking)).toBe('confirmed')
  })

  test('without money it is cancelled after twenty minutes, and others can book the time', async () => {
    const booking = await book(deps(), PAID)
    await start(booking)
    await ask(19)
    expect(await statusOf(booking)).toBe('confirmed')
    await ask(21)
    expect(await statusOf(booking)).toBe('cancelled')
    expect((await messages()).map(([kind]) => kind)).toContain('booking_cancelled')
    const rest = await database().reads.selectFrom('seats').select('state').where('state', '=', 'taken').execute()
    expect(rest).toEqual([])
    expect(await start(booking, 22)).toEqual({ kind: 'nothing' })
  })

  test('a patient who left before the page was made loses nothing but the time', async () => {
    const booking = await book(deps(), PAID)
    await ask(21)
    expect(await statusOf(booking)).toBe('cancelled')
  })

  test('a visit that was not paid for does not stand again by an undo, neither after a cancellation nor after the end', async () => {
    const booking = await book(deps(), PAID)
    await start(booking)
    const access = { reference: booking.reference, owner: 'ann', network: '192.0.2.1' }
    await cancelBooking(deps(2), access)
    const cancelled = await findBooking(deps(2), access)
    expect(cancelled && (await undoChance(deps(2), cancelled))).toBeNull()
    expect(await undoCancel(deps(2), access)).toEqual({ kind: 'over' })
    await ask(21)
    expect(await undoCancel(deps(3), { ...access, other: slot(TOMORROW, '11:00', '11:30') })).toEqual({ kind: 'over' })
    expect(await statusOf(booking)).toBe('cancelled')
  })

  test('late money gives the patient the time back while it is free', async () => {
    const booking = await book(deps(), PAID)
    await start(booking)
    await ask(21)
    pay(40, 'late')
    await ask(41)
    expect(await statusOf(booking)).toBe('confirmed')
    expect(await refunds()).toEqual([])
    expect((await messages()).filter(([kind]) => kind === 'booking_confirmed')).toHaveLength(2)
  })

  test('late money goes back when others have the time', async () => {
    const booking = await book(deps(), PAID)
    await start(booking)
    await ask(21)
    for (const owner of ['bob', 'eve'])
      await book(deps(22), { ...PAID, owner, phone: `+9198000000${owner === 'bob' ? 77 : 78}`, canPayOnline: false })
    pay(40, 'late')
    await ask(41)
    expect(await statusOf(booking)).toBe('cancelled')
    expect(await refunds()).toEqual([{ paise: 49_900, state: 'due' }])
    await sendRefunds(at(60))
    expect(Object.values(state.links)[0]?.payments[0]?.refunds).toMatchObject([{ paise: 49_900 }])
  })

  test('money that comes after the patient has cancelled goes back, and does not book again', async () => {
    const booking = await book(deps(), PAID)
    await start(booking)
    await cancelBooking(deps(2), { reference: booking.reference, owner: 'ann' })
    pay(3)
    await ask(4)
    expect(await statusOf(booking)).toBe('cancelled')
    expect(await refunds()).toEqual([{ paise: 49_900, state: 'due' }])
  })

  test('visits at a clinic, and a site without a gateway, ask for no money first', async () => {
    await book(deps(), { ...PAID, canPayOnline: false })
    await book(deps(), { canPayOnline: true, treatment: 'aligner_scan', ...slot(TOMORROW, '11:00', '11:30') })
    expect(await database().reads.selectFrom('payments').selectAll().execute()).toEqual([])
  })
})
