import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { receiptPath } from '@/lib/addresses/paths'
import { chain, setChain } from '@/lib/catalogue/chain'
import { manageKey } from '@/lib/domain/booking/manage-key'
import { giveMoneyBack } from '@/lib/use-cases/desk/money/give-back'
import { takeMoney } from '@/lib/use-cases/desk/money/take-money'
import { readReceipts } from '@/lib/use-cases/payments/read-receipts'
import * as receipt from '@/pages/manage/[reference]/receipt'
import { PageBrowser } from '@/tests/support/browser/page-browser'
import { depsOf, NOW, ONE_CHAIR } from '@/tests/support/chain/test-places'
import { deskActor } from '@/tests/support/desk/desk'
import { SECRET, useOwnBooking } from '@/tests/support/own-booking'
import { PRICE, price, putOnline, serveTestCity } from '@/tests/support/payments/money'

describe('the receipts of a booking', () => {
  const { database, bookAt } = useOwnBooking()
  let undo: () => void
  let reference: string
  let id: string
  beforeAll(() => {
    undo = serveTestCity()
  })
  afterAll(() => undo())
  beforeEach(async () => {
    ;({ reference, id } = await bookAt(ONE_CHAIR, { owner: 'bob', phone: '+919800000002', name: 'Bob' }))
  })

  const at = (query = '') => `${receiptPath(reference)}?reference=${reference}${query}`
  const take = (paise: number, takings = 0) =>
    takeMoney(depsOf(database(), new Date()), deskActor(), { reference, method: 'upi', paise, takings })
  /** Opened by the link in a message. */
  const opened = async () => {
    const browser = new PageBrowser()
    const { to } = await browser.get(receipt, at(`&key=${manageKey(SECRET, id)}`))
    expect(to).toBe(receiptPath(reference))
    return (query = '') => browser.get(receipt, at(query))
  }

  test('an exempt payment has a bill of supply, and the link’s key leaves the address', async () => {
    await price(database(), id)
    await take(PRICE)
    const { props, headers } = await (await opened())()
    expect(headers).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'no-store' })
    expect(props.view).toEqual({
      bookingHref: `/manage/${reference}`,
      receipts: [
        {
          id: expect.stringMatching(/^KA-\d{4}-B-1$/),
          title: 'Bill of supply',
          legalTitle: null,
          number: expect.stringMatching(/^KA\/\d{4}\/B\/1$/),
          day: expect.stringMatching(/^\w+day \d+ \w+ 20\d\d$/),
          against: null,
          seller: {
            name: 'Muthu Dental Sample Private Limited',
            address: '1 Sample Street, Karnataka',
            gstin: '29AAAAA0000A1Z5',
          },
          patient: 'Bob',
          reference,
          service: expect.any(String),
          place: 'Test Dental Fort',
          method: 'upi',
          amount: '₹199.00',
          tax: null,
          refunds: [],
        },
      ],
    })
  })

  test('a taxed payment has a tax invoice to the paisa, and the number of another series', async () => {
    await price(database(), id, 'smile_design', 49_900)
    await take(49_900)
    const { props } = await (await opened())()
    expect(props.view.receipts).toMatchObject([
      {
        number: expect.stringMatching(/^KA\/\d{4}\/T\/1$/),
        amount: '₹499.00',
        tax: { taxable: '₹422.88', half: '₹38.06', rate: '9' },
      },
    ])
  })

  test('tax that the desk gave back has a credit note after its invoice, and exempt money has none', async () => {
    const back = async (paise: number) => {
      const [taking] = (await readReceipts({ db: database() }, id)).takings.slice(-1)
      return giveMoneyBack(depsOf(database(), new Date()), deskActor(), {
        reference,
        takingId: taking?.id ?? '',
        paise,
      })
    }
    await price(database(), id, 'smile_design', 49_900)
    await take(49_900)
    expect(await back(49_900)).toEqual({ kind: 'given_back' })
    const ask = await opened()
    const numbers = async () => (await ask()).props.view.receipts.map((sheet: { number: string }) => sheet.number)
    const [invoice, note] = (await ask()).props.view.receipts
    expect(note).toMatchObject({
      title: 'Credit note',
      number: expect.stringMatching(/^KA\/\d{4}\/C\/1$/),
      against: `${invoice.number}, ${invoice.day}`,
      amount: '₹499.00',
      tax: { taxable: '₹422.88', half: '₹38.06', rate: '9' },
      refunds: [],
    })
    await price(database(), id)
    await take(PRICE, 1)
    expect(await back(PRICE)).toEqual({ kind: 'given_back' })
    expect(await numbers()).toEqual([invoice.number, note.number, expect.stringMatching(/\/B\/1$/)])
  })

  test('a receipt says what went back and when, and what is on its way', async () => {
    await price(database(), id)
    await putOnline(database(), id)
    await database().writes.updateTable('bookings').set({ price_paise: 9_900 }).where('id', '=', id).execute()
    const ask = await opened()
    const refunds = async () => (await ask()).props.view.receipts[0].refunds
    expect(await refunds()).toEqual([{ id: expect.any(String), amount: '₹100.00', day: null }])
    await database().writes.updateTable('refunds').set({ state: 'done', due_at: null, ended_at: NOW }).execute()
    expect(await refunds()).toMatchObject([{ amount: '₹100.00', day: 'Monday 23 November 2026' }])
  })

  test('the seller stays on the receipt when the booking moves, and the brand stands in without terms', async () => {
    await price(database(), id)
    await take(PRICE)
    const ask = await opened()
    const name = async () => (await ask()).props.view.receipts[0].seller.name
    const facts = chain()
    const sellers = facts.payments?.sellers ?? {}
    const cities = facts.cities.map((city) => ({ ...city, state: 'Kerala' }))
    setChain({ ...facts, cities })
    expect((await ask()).props.view.receipts[0].seller.gstin).toBe(sellers.Karnataka?.gstin)
    setChain({ ...facts, payments: null })
    expect(await name()).toBe(facts.brand.name)
    setChain(facts)
  })

  test('without a payment or without access, the page leads to the booking', async () => {
    await price(database(), id)
    expect((await (await opened())()).to).toBe(`/manage/${reference}`)
    await take(PRICE)
    const stranger = await new PageBrowser().get(receipt, at())
    expect(stranger).toMatchObject({ status: 303, to: `/manage/${reference}`, props: null })
    const wrong = await new PageBrowser().get(receipt, at('&key=0123456789012345678901'))
    expect(wrong).toMatchObject({ status: 303, props: null })
  })
})
