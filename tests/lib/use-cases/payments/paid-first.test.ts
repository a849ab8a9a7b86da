import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { chain, setChain } from '@/lib/catalogue/chain'
import { act, emptyState, type StandInState } from '@/lib/payments/stand-in/core'
import { cancelBooking } from '@/lib/use-cases/booking/cancel'
import { confirmBooking } from '@/lib/use-cases/booking/confirm'
import { findBooking } from '@/lib/use-cases/booking/find'
import { undoCancel, undoChance } from '@/lib/use-cases/booking/undo-cancel'
import { askGateway } from '@/lib/use-cases/payments/ask'
import { sendRefunds } from '@/lib/use-cases/payments/send-refunds'
import { startPayment } from '@/lib/use-cases/payments/start'
import {
  book,
  confirmInput,
  minutesAfter,
  slot,
  THREE_CHAIRS,
  TOMORROW,
  ZONE,
  ZONE_PINCODE,
} from '@/tests/support/chain/test-places'
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

describe('a number that missed visits', () => {
  const { database, deps } = useTestPlaces()
  const facts = chain()
  const oblige = (requiredAfterMissed: number | undefined) =>
    setChain({ ...facts, payments: { ...TERMS, requiredAfterMissed } })
  beforeEach(() => oblige(2))
  afterAll(() => setChain(facts))

  const SCAN = { placeId: THREE_CHAIRS, flow: 'PAID_IMPLANT', treatment: 'implant_scan', canPayOnline: true }
  const half = (n: number) => `${String(9 + Math.floor(n / 2)).padStart(2, '0')}:${n % 2 ? '30' : '00'}`
  const at = (nth: number) => slot(TOMORROW, half(nth), half(nth + 1))
  /** Booked by the desk's rules, so nothing has to be paid first, and not come to. */
  const miss = async (nth: number, given: object = {}, missedAt = minutesAfter(-60)) => {
    const { id } = await book(deps(), { ...SCAN, ...at(nth), canPayOnline: false })
    const missed = { visit: 'missed' as const, missed_at: missedAt, ...given }
    await database().writes.updateTable('bookings').set(missed).where('id', '=', id).execute()
  }
  const scan = (nth: number, given: Partial<typeof SCAN> & { proved?: boolean } = {}) =>
    confirmBooking(deps(), confirmInput({ ...SCAN, ...at(nth), ...given }))
  const payments = () => database().reads.selectFrom('payments').select(['required', 'paise']).execute()

  test('pays for the next visit first, if the chain says so', async () => {
    await miss(0)
    await scan(1)
    expect(await payments()).toEqual([])
    await miss(2)
    expect(await scan(3, { canPayOnline: false })).toMatchObject({ kind: 'confirmed' })
    expect(await payments()).toEqual([])
    expect(await scan(4)).toMatchObject({ kind: 'confirmed' })
    expect(await payments()).toEqual([{ required: true, paise: 49_900 }])
    oblige(undefined)
    await scan(5)
    expect(await payments()).toHaveLength(1)
  })

  test('is not told about old no-shows, those of strangers, or one family twice', async () => {
    const together = { companion_group: '0b6f1b3e-6f0e-4f43-9e0a-0d6b1b3a4f11' }
    await miss(0, together)
    await miss(1, together)
    await miss(2, { proved: false })
    await miss(3, {}, minutesAfter(-181 * 24 * 60))
    await scan(4)
    expect(await payments()).toEqual([])
  })

  test('learns of it only after its proof, and every other number is asked for the proof too', async () => {
    expect(await scan(0, { proved: false })).toEqual({ kind: 'prove' })
    for (const nth of [1, 2]) await miss(nth)
    expect(await scan(3, { proved: false })).toEqual({ kind: 'prove' })
    // A free visit has nothing to pay.
    const free = { flow: 'ORGANIC', treatment: 'teeth_cleaning', proved: false }
    expect(await scan(4, free)).toMatchObject({ kind: 'confirmed' })
    oblige(undefined)
    expect(await scan(5, { proved: false })).toMatchObject({ kind: 'confirmed' })
    expect(await payments()).toEqual([])
  })

  test('keeps a visit that began before it was paid', async () => {
    for (const nth of [0, 1]) await miss(nth)
    const booked = await scan(2)
    await database()
      .writes.updateTable('bookings')
      .set({ visit: 'arrived', arrived_at: minutesAfter(5) })
      .where('visit', '=', 'expected')
      .execute()
    await database()
      .writes.updateTable('payments')
      .set({ ask_at: minutesAfter(30) })
      .execute()
    await askGateway({ ...deps(30), gateway: coreGateway(emptyState(), () => minutesAfter(30)) })
    const reference = booked.kind === 'confirmed' ? booked.reference : ''
    expect(await findBooking(deps(30), { reference, owner: 'ann' })).toMatchObject({ status: 'confirmed' })
  })
})
