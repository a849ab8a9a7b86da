import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DESK_PATHS } from '@/lib/addresses/desk'
import { chain, setChain } from '@/lib/catalogue/chain'
import { localOf } from '@/lib/domain/clinic-time'
import * as day from '@/pages/desk/[place]'
import * as money from '@/pages/desk/[place]/money'
import * as print from '@/pages/desk/[place]/print'
import * as booking from '@/pages/desk/booking/[reference]'
import * as receipt from '@/pages/desk/booking/[reference]/receipt'
import * as events from '@/pages/desk/events'
import * as lock from '@/pages/desk/lock'
import { type PageBrowser, serveFrom } from '@/tests/support/browser/page-browser'
import { THREE_CHAIRS, WEEK } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { atDesk } from '@/tests/support/desk/desk-browser'
import { bookedToday } from '@/tests/support/desk/desk-day'
import { PRICE, price, putOnline, serveTestCity } from '@/tests/support/payments/money'

describe('money on the desk’s pages', () => {
  const { database } = useTestPlaces()
  let undo: () => void
  let browser: PageBrowser
  let reference: string
  let id: string
  beforeAll(() => {
    undo = serveTestCity()
  })
  afterAll(() => undo())
  beforeEach(async () => {
    serveFrom(database())
    browser = await atDesk(database())
    const hours = JSON.stringify(Array(7).fill(WEEK[0]))
    await database().writes.updateTable('places').set({ hours }).where('id', '=', THREE_CHAIRS).execute()
    const patient = { placeId: THREE_CHAIRS, name: '=Meena Sample', phone: '+919800000007' }
    ;({ reference, id } = await bookedToday(database(), patient))
    await price(database(), id)
  })

  const today = localOf(new Date()).date
  const at = (path: string) => `${path}${path.includes('?') ? '&' : '?'}place=${THREE_CHAIRS}&reference=${reference}`
  const path = () => at(DESK_PATHS.booking(reference))
  const shown = async (more = '') => (await browser.get(booking, path() + more)).props
  const send = (form: Record<string, string>) => browser.post(booking, path(), form)
  const take = (given: Record<string, string> = {}) =>
    send({ intent: 'take', method: 'cash', paise: String(PRICE), takings: '0', ...given })
  const list = async (on = today) => (await browser.get(money, at(DESK_PATHS.money(THREE_CHAIRS, on)))).props.view
  const card = async () => {
    const { rows } = (await browser.get(day, at(DESK_PATHS.day(THREE_CHAIRS)))).props.day
    return rows.flatMap(({ cells }: { cells: { card?: { money: string } }[] }) =>
      cells.flatMap((cell) => cell.card ?? []),
    )[0]
  }

  test('staff take the money, see the receipt and the history, and give it back', async () => {
    const before = (await shown()).booking.money
    expect(before).toEqual({
      facts: [
        { label: 'Price', value: '₹199' },
        { label: 'Paid', value: '₹0' },
        { label: 'Due', value: '₹199' },
      ],
      takings: [],
      take: { amount: '₹199', methods: ['cash', 'card', 'upi'], paise: PRICE, takings: 0 },
      hasOnline: false,
      hasSurplus: false,
    })
    expect((await card()).money).toBe('Due ₹199')
    expect((await take()).to).toContain('notice=taken')
    const { booking: paid, notice } = await shown('&notice=taken')
    expect(notice.text).toBe('Payment entered.')
    expect(paid.money).toMatchObject({
      take: null,
      takings: [
        {
          text: '₹199, Cash',
          by: expect.stringMatching(/, Asha Desk$/),
          receipt: {
            text: expect.stringMatching(/^Receipt KA\/\d{4}\/B\/1$/),
            href: expect.stringMatching(/\/receipt#KA-\d{4}-B-1$/),
          },
          refunds: [],
          givable: { amount: '₹199', paise: PRICE },
        },
      ],
    })
    expect(paid.history[0].text).toBe('Took ₹199, Cash')
    expect((await card()).money).toBe('Paid')
    const [{ id: taking }] = paid.money.takings
    expect((await send({ intent: 'give_back', taking, paise: String(PRICE) })).to).toContain('notice=given_back')
    expect(await send({ intent: 'give_back', taking, paise: String(PRICE) })).toMatchObject({
      status: 409,
      props: { notice: { text: expect.stringContaining('given back before') } },
    })
    const back = (await shown()).booking
    expect(back.money.takings[0]).toMatchObject({ givable: null, refunds: [{ text: '₹199 paid back' }] })
    expect(back.money.facts).toContainEqual({ label: 'Back to the patient', value: '₹199' })
    expect(back.history[0].text).toBe('Gave back ₹199, Cash')
    const { lines } = (await browser.get(events, at(DESK_PATHS.events()))).props.events
    expect(lines.map(({ what, changes }: { what: string; changes: string }) => [what, changes])).toEqual([
      ['Gave a payment back', 'Cash, Amount: ₹199'],
      ['Took a payment', 'Cash, Amount: ₹199'],
    ])
  })

  test('a second click, an old page and a form by hand take nothing', async () => {
    await take()
    expect(await take()).toMatchObject({
      status: 409,
      props: { notice: { tone: 'coral', text: expect.stringContaining('Nothing is due') } },
    })
    for (const form of [{ method: 'online' }, { method: '' }]) expect((await take(form)).status).toBe(400)
    expect((await send({ intent: 'give_back', taking: 'x', paise: '1' })).status).toBe(400)
    expect((await shown()).booking.money.takings).toHaveLength(1)
  })

  test('an online payment is shown without a way to give it back by hand', async () => {
    await putOnline(database(), id)
    const view = (await shown()).booking.money
    expect(view).toMatchObject({ take: null, hasOnline: true, takings: [{ text: '₹199, Online', givable: null }] })
    await database().writes.updateTable('bookings').set({ price_paise: 9_900 }).execute()
    const lowered = (await shown()).booking.money
    expect(lowered.takings[0].refunds).toMatchObject([{ text: '₹100 goes back by itself' }])
  })

  test('after the price falls, staff give back the surplus only, and an old page gives nothing', async () => {
    await take()
    await price(database(), id, 'clinic_visit', 9_900)
    expect((await card()).money).toBe('Give back ₹100')
    const { money: lowered } = (await shown()).booking
    expect(lowered.facts).toEqual([
      { label: 'Price', value: '₹99' },
      { label: 'Paid', value: '₹199' },
      { label: 'To give back', value: '₹100' },
    ])
    expect(lowered).toMatchObject({ hasSurplus: true, takings: [{ givable: { amount: '₹100', paise: 10_000 } }] })
    const [{ id: taking }] = lowered.takings
    expect((await send({ intent: 'give_back', taking, paise: String(PRICE) })).status).toBe(409)
    expect((await send({ intent: 'give_back', taking, paise: '10000' })).to).toContain('notice=given_back')
    const { money: even } = (await shown()).booking
    expect(even).toMatchObject({ take: null, hasSurplus: false, takings: [{ givable: { paise: 9_900 } }] })
    expect((await card()).money).toBe('Paid')
  })

  test('without a price or terms, pages show no money, and the menu does not name it', async () => {
    const names = async () =>
      (await browser.get(day, at(DESK_PATHS.day(THREE_CHAIRS)))).props.desk.navItems.map(
        ({ name }: { name: string }) => name,
      )
    expect(await names()).toContain('money')
    await price(database(), id, 'consultation', 0)
    expect((await shown()).booking.money).toBeNull()
    expect((await card()).money).toBe('')
    await price(database(), id)
    const facts = chain()
    setChain({ ...facts, payments: null })
    expect((await shown()).booking.money).toBeNull()
    expect([await names(), (await card()).money]).toEqual([expect.not.arrayContaining(['money']), ''])
    setChain(facts)
  })

  test('the day’s list has each payment with totals, as a page and as a file without formulas', async () => {
    expect(await list()).toMatchObject({ lines: [], laterHref: null })
    await take()
    const [{ id: taking }] = (await shown()).booking.money.takings
    await send({ intent: 'give_back', taking, paise: String(PRICE) })
    await take({ takings: '1', method: 'card' })
    const view = await list()
    expect(view.lines).toHaveLength(3)
    expect(view.lines[0]).toMatchObject({ reference, name: '=Meena Sample', method: 'Cash', taken: '₹199', back: '' })
    expect(view.lines[1]).toMatchObject({ taken: '', back: '₹199' })
    expect(view.totals).toEqual([
      { method: 'Cash', taken: '₹199', back: '₹199', rest: '₹0' },
      { method: 'Card', taken: '₹199', back: '₹0', rest: '₹199' },
      { method: 'All methods', taken: '₹398', back: '₹199', rest: '₹199' },
    ])
    const { sent, headers } = await browser.post(money, at(view.here), { intent: 'save' })
    expect(headers['content-disposition']).toBe(`attachment; filename="money-${THREE_CHAIRS}-${today}.csv"`)
    const [head, first, second] = (sent?.toString('utf8') ?? '').split('\r\n')
    expect(head).toBe('\ufeffDay,Time,Booking,Patient,Method,Taken,Paid back,Receipt')
    expect(first).toMatch(
      new RegExp(`^${today},\\d\\d:\\d\\d,${reference},'=Meena Sample,Cash,199\\.00,,KA/\\d{4}/B/1$`),
    )
    expect(second).toContain(',Cash,,199.00,')
    const saved = database().reads.selectFrom('desk_events').where('verb', '=', 'money_saved').select('after')
    expect(await saved.execute()).toEqual([{ after: { rows: 3 } }])
    expect((await list('2026-01-01')).lines).toEqual([])
    expect((await list('2026-99-99')).date).toBe(today)
  })

  test('hidden names are hidden in the list, in the file and on receipts', async () => {
    await take()
    await browser.post(lock, '/desk/lock', { intent: 'hide', here: '/desk' })
    const view = await list()
    expect(view.lines[0].name).toBe('M. S.')
    const { sent } = await browser.post(money, at(view.here), { intent: 'save' })
    expect(sent?.toString('utf8')).not.toContain('Meena')
    const { props } = await browser.get(receipt, at(DESK_PATHS.receipt(reference)))
    expect(props.view.receipts).toMatchObject([{ patient: 'M. S.', amount: '₹199.00' }])
  })

  test('the printed day says what is due', async () => {
    const { props } = await browser.get(print, at(DESK_PATHS.print(THREE_CHAIRS)))
    expect(props.print.lines[0].tags).toContain('Due ₹199')
  })
})
