import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { chain, setChain } from '@/lib/catalogue/chain'
import { writeTaking } from '@/lib/db/queries/payments/takings'
import { noteSuccess } from '@/lib/log/dependencies'
import { type ActName, act, emptyState, type StandInState } from '@/lib/payments/stand-in/core'
import { askGateway } from '@/lib/use-cases/payments/ask'
import { sendRefunds } from '@/lib/use-cases/payments/send-refunds'
import { runtime, setRuntime } from '@/lib/use-cases/runtime'
import * as manage from '@/pages/manage/[reference]'
import * as pay from '@/pages/pay/[id]'
import { PageBrowser } from '@/tests/support/browser/page-browser'
import { depsOf, ONE_CHAIR, ZONE, ZONE_PINCODE } from '@/tests/support/chain/test-places'
import { STAFF } from '@/tests/support/desk/desk'
import { manageAt, useOwnBooking } from '@/tests/support/own-booking'
import { coreGateway } from '@/tests/support/payments/core-gateway'

const TERMS = {
  sellers: { Karnataka: { code: 'KA', name: 'Test Dental', address: '1 Fort Road' } },
  tax: { aligner_scan: 0 },
  requiredAtHome: false,
  missed: 'kept' as const,
}
const HOUR = 3_600_000

describe('paying online', () => {
  const { database, own, bookAt } = useOwnBooking()
  const facts = chain()
  let state: StandInState
  let browser: PageBrowser
  let isAway = false

  beforeAll(() => setChain({ ...facts, payments: TERMS }))
  afterAll(() => {
    setChain(facts)
    setRuntime({ ...runtime(), gateway: null })
  })
  beforeEach(async () => {
    noteSuccess('payments')
    state = emptyState()
    isAway = false
    const gateway = coreGateway(state, () => new Date())
    const createLink: typeof gateway.createLink = (link) =>
      isAway ? Promise.reject(new Error('away')) : gateway.createLink(link)
    setRuntime({ ...runtime(), gateway: { ...gateway, createLink } })
    browser = new PageBrowser()
    await browser.get(manage, manageAt(own.reference, `&key=${own.key}`))
  })

  const round = async (ms = 0) => {
    const now = new Date(Date.now() + ms)
    const deps = { ...depsOf(database(), now), gateway: coreGateway(state, () => now) }
    await askGateway(deps)
    await sendRefunds(deps)
  }
  const shown = async (id: string, query = '', by = browser) =>
    (await by.get(pay, `/pay/${id}?id=${id}${query}`)).props.pay
  const money = async () => (await browser.get(manage, manageAt(own.reference))).props.money
  const start = async () => {
    const { to } = await browser.post(manage, manageAt(own.reference), { intent: 'pay' })
    return to?.replace('/pay/', '') ?? ''
  }
  const post = (id: string, intent: string) => browser.post(pay, `/pay/${id}?id=${id}`, { intent })
  const paid = (name: ActName) => {
    for (const link of Object.values(state.links)) act(state, link, name, new Date())
  }
  const takeCash = async (takenAt: Date) => {
    const { reads, transaction } = database()
    const { id: bookingId } = await reads.selectFrom('bookings').select('id').executeTakeFirstOrThrow()
    const cash = { method: 'cash', paise: 49_900, takenAt, staffId: STAFF, keepsMissed: true } as const
    await transaction((tx) => writeTaking(tx, { bookingId, ...cash, series: 'KA/2627/B', taxPercent: 0 }))
    return bookingId
  }

  test('the booking’s page leads to the payment’s page, and that to the gateway, each time the same', async () => {
    expect(await money()).toEqual({
      due: { amount: '₹499', first: null },
      paid: null,
      surplus: null,
      back: null,
      receiptHref: null,
    })
    const id = await start()
    expect(await start()).toBe(id)
    const view = await shown(id)
    expect(view).toMatchObject({ id, state: 'open', amount: '₹499', isFirst: false, missed: 'kept' })
    const [link] = Object.values(state.links)
    expect(view.payHref).toBe(`https://gateway.test/pay/${link?.id}`)
    // The gateway learns the reference, and nothing of the patient or the treatment.
    expect(link).toMatchObject({ reference: id, paise: 49_900, returnTo: `http://localhost:3000/pay/${id}` })
    expect(link?.description).toMatch(new RegExp(`^${facts.brand.name} ${own.reference}$`))
    expect(Object.keys(state.links)).toHaveLength(1)
  })

  test('the gateway sends the browser back to the page in the patient’s language', async () => {
    await browser.post(manage, `/ta${manageAt(own.reference)}`, { intent: 'pay' })
    expect(Object.values(state.links)).toMatchObject([
      { returnTo: expect.stringMatching(/^http:..localhost:3000.ta.pay./) },
    ])
  })

  test('who has only the payment’s address sees what is paid for, and no person', async () => {
    const id = await start()
    const view = await shown(id, '', new PageBrowser())
    expect(view).toMatchObject({ state: 'open', manageHref: null, receiptHref: null })
    expect(JSON.stringify(view)).not.toMatch(/Ann|98000|Lake View|aligner/i)
    for (const wrong of ['x', id.replace(/^./, id.startsWith('0') ? '1' : '0'), `${id}'--`]) {
      const answer = await browser.get(pay, `/pay/x?id=${encodeURIComponent(wrong)}`)
      expect(answer).toMatchObject({ status: 404, props: { pay: null } })
    }
  })

  test('a page of another site can’t send its forms', async () => {
    const id = await start()
    for (const intent of ['again', 'check']) {
      const foreign = { 'sec-fetch-site': 'cross-site' }
      expect((await browser.post(pay, `/pay/${id}?id=${id}`, { intent }, foreign)).status).toBe(403)
    }
  })

  test('the money counts once the gateway says so, not when the browser comes back', async () => {
    const id = await start()
    paid('unreported')
    expect(await shown(id, '&razorpay_payment_link_status=paid')).toMatchObject({ state: 'waits', payHref: null })
    expect((await post(id, 'check')).to).toBe(`/pay/${id}?razorpay_payment_link_status=asked`)
    await round()
    expect(await shown(id)).toMatchObject({
      state: 'paid',
      amount: '₹499',
      receiptHref: `/manage/${own.reference}/receipt`,
    })
    expect(await money()).toMatchObject({ due: null, paid: '₹499', back: null })
    const { ticket } = (await browser.get(manage, manageAt(own.reference))).props
    expect(ticket.price).toMatch(/₹499, paid$/)
    // A second request finds nothing to pay.
    expect(await start()).toBe(manageAt(own.reference).split('?')[0])
  })

  test('a captured payment counts as proof of the number', async () => {
    const proved = () => database().reads.selectFrom('bookings').select('proved').execute()
    await database().writes.updateTable('bookings').set({ proved: false }).execute()
    await start()
    await round(60_000)
    expect(await proved()).toEqual([{ proved: false }])
    paid('pay')
    await round(HOUR)
    expect(await proved()).toEqual([{ proved: true }])
  })

  test('a cancelled booking gives all of it back by itself', async () => {
    const id = await start()
    paid('pay')
    await round(60_000)
    await browser.post(manage, manageAt(own.reference), { intent: 'cancel', together: '' })
    expect(await shown(id)).toMatchObject({ state: 'back', amount: '₹499' })
    await round(HOUR)
    await round(2 * HOUR + 60_000)
    await round(4 * HOUR)
    expect(await shown(id)).toMatchObject({ state: 'back_done', amount: '₹499' })
    expect(await money()).toMatchObject({ due: null, paid: null, back: { amount: '₹499', isDone: true } })
  })

  test('a booking that became free shows its refund, and the payment’s page too', async () => {
    const id = await start()
    paid('pay')
    await round(60_000)
    await database().writes.updateTable('bookings').set({ price_paise: 0 }).execute()
    expect(await money()).toMatchObject({ due: null, paid: null, back: { amount: '₹499', isDone: false } })
    expect(await shown(id)).toMatchObject({ state: 'back', amount: '₹499' })
  })

  test('an undone cancellation keeps the money', async () => {
    await start()
    paid('pay')
    await round(60_000)
    await browser.post(manage, manageAt(own.reference), { intent: 'cancel', together: '' })
    await browser.post(manage, manageAt(own.reference), { intent: 'undo' })
    await round(HOUR)
    expect(await money()).toMatchObject({ due: null, paid: '₹499', back: null })
  })

  test('who paid twice gets the second payment back and keeps the booking', async () => {
    await start()
    paid('twice')
    await round(60_000)
    await round(HOUR)
    expect(await money()).toMatchObject({ due: null, paid: '₹499', back: { amount: '₹499' } })
  })

  test('cash that the desk gave back is not said to go to an account', async () => {
    const at = new Date()
    const booking_id = await takeCash(at)
    const { id: taking_id } = await database().reads.selectFrom('takings').select('id').executeTakeFirstOrThrow()
    const refund = { taking_id, booking_id, paise: 49_900, staff_id: STAFF, created_at: at, due_at: null, ended_at: at }
    await database()
      .writes.insertInto('refunds')
      .values({ ...refund, state: 'done' })
      .execute()
    expect(await money()).toMatchObject({ due: { amount: '₹499' }, paid: null, back: null })
  })

  test('a payment about which the gateway fails holds up no other', async () => {
    await start()
    const [link] = Object.values(state.links)
    paid('unreported')
    const other = await bookAt(ZONE, {
      owner: 'bob',
      phone: '+919800000077',
      address: { pincode: ZONE_PINCODE, address: '1 Fort Road' },
    })
    const lost = {
      booking_id: other.id,
      paise: 49_900,
      required: false,
      link_id: 'plink_of_other_keys',
      link_url: 'https://gateway.test/x',
    }
    const moments = { created_at: new Date(0), expires_at: new Date(Date.now() + HOUR), ask_at: new Date(0) }
    await database()
      .writes.insertInto('payments')
      .values({ ...lost, ...moments })
      .execute()
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await round(2 * 60_000)
    said.mockRestore()
    expect(link?.payments).toHaveLength(1)
    expect(await money()).toMatchObject({ due: null, paid: '₹499' })
    noteSuccess('payments')
  })

  test('the booking’s page names cash that the clinic has to give back, also when the visit becomes free', async () => {
    const id = await takeCash(new Date())
    expect(await money()).toMatchObject({ paid: '₹499', surplus: null })
    for (const [price_paise, surplus] of [
      [19_900, '₹300'],
      [0, '₹499'],
    ] as const) {
      await database().writes.updateTable('bookings').set({ price_paise }).where('id', '=', id).execute()
      expect(await money()).toMatchObject({ due: null, paid: '₹499', surplus, back: null })
    }
  })

  test('a gateway that does not answer costs neither the booking nor a second page', async () => {
    isAway = true
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const id = await start()
    expect(said.mock.calls).toEqual([['The payment gateway has begun to fail: Error']])
    said.mockRestore()
    const told = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    expect(await shown(id)).toMatchObject({ state: 'away', payHref: null })
    isAway = false
    expect((await post(id, 'again')).to).toBe(`/pay/${id}`)
    expect(await shown(id)).toMatchObject({ state: 'open' })
    expect(told.mock.calls).toEqual([['The payment gateway works again']])
    told.mockRestore()
  })

  test('a page that has ended leads to a new one', async () => {
    const id = await start()
    await database()
      .writes.updateTable('payments')
      .set({ ask_at: new Date(0) })
      .execute()
    await round(25 * HOUR)
    expect(await shown(id)).toMatchObject({ state: 'ended', amount: '₹499' })
    const { to } = await post(id, 'again')
    expect(to).not.toBe(`/pay/${id}`)
    expect(await shown(to?.replace('/pay/', '') ?? '')).toMatchObject({ state: 'open' })
  })

  test('a page for a cancelled booking says so, and the gateway closes its own', async () => {
    const id = await start()
    await browser.post(manage, manageAt(own.reference), { intent: 'cancel', together: '' })
    expect(await shown(id)).toMatchObject({ state: 'gone' })
    await round()
    expect(Object.values(state.links)).toMatchObject([{ ended: 'cancelled' }])
  })

  test('without terms, without a gateway or without a price there is nothing to pay online', async () => {
    const { reference, key } = own
    setRuntime({ ...runtime(), gateway: null })
    expect(await money()).toBeNull()
    expect((await browser.post(manage, manageAt(reference), { intent: 'pay' })).to).toBe(`/manage/${reference}`)
    setRuntime({ ...runtime(), gateway: coreGateway(state, () => new Date()) })
    setChain({ ...facts, payments: null })
    expect(await money()).toBeNull()
    setChain({ ...facts, payments: TERMS })
    const free = await bookAt(ONE_CHAIR)
    expect(key).not.toBe('')
    const owner = new PageBrowser()
    expect((await owner.post(manage, manageAt(free.reference), { intent: 'pay' })).status).toBe(404)
    expect(await database().reads.selectFrom('payments').selectAll().execute()).toEqual([])
  })
})
