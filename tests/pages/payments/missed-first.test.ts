import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chain, setChain } from '@/lib/catalogue/chain'
import { emptyState } from '@/lib/payments/stand-in/core'
import { runtime, setRuntime } from '@/lib/use-cases/runtime'
import * as manage from '@/pages/manage/[reference]'
import * as clinicList from '@/pages/unified-booking/ext/clinic-list'
import * as review from '@/pages/unified-booking/ext/review'
import { PageBrowser, serveFrom } from '@/tests/support/browser/page-browser'
import { coreGateway } from '@/tests/support/payments/core-gateway'
import { putBooking } from '@/tests/support/put-rows'
import { useDatabase } from '@/tests/support/servers/test-database'

const LIST = '/unified-booking/ext/clinic-list?flow=PAID_CLINIC&phone=9876543210&city=chennai'
const MISSED = { personal_phone: '+919876543210', proved: true, visit: 'missed', missed_at: new Date() } as const

describe('the review for a number that missed visits', () => {
  const database = useDatabase()
  const codes: string[] = []
  const facts = chain()
  beforeAll(() => {
    serveFrom(database())
    const gateway = coreGateway(emptyState(), () => new Date())
    setRuntime({ ...runtime(), gateway, sendCode: async ({ code }) => void codes.push(code) })
    if (facts.payments) setChain({ ...facts, payments: { ...facts.payments, requiredAfterMissed: 2 } })
  })
  afterAll(() => {
    setChain(facts)
    setRuntime({ ...runtime(), gateway: null })
  })

  test('says why it has to pay first after the proof of the number, and not before', async () => {
    for (const seat of [1, 2]) await putBooking(database(), MISSED, { seat, place_id: 'c101' })
    const browser = new PageBrowser()
    const { to: list } = await browser.get(clinicList, LIST)
    const { props } = await browser.get(clinicList, list as string)
    const slot = props.data.clinics[0].next.at(-1).value
    const url = (await browser.post(clinicList, list as string, { slot })).to as string
    const shown = async () => (await browser.get(review, url)).props.data
    const before = await shown()
    expect(before).toMatchObject({ proof: { isSent: false }, pay: { first: null } })
    expect(before.price.price).toContain('pay at the visit')
    await browser.post(review, url, { name: 'Asha Rao', intent: 'send_code' })
    // The buttons of that page offered to pay at the visit, so nothing is booked yet.
    const { to: again } = await browser.post(review, url, { name: 'Asha Rao', code: codes[0] ?? '' })
    expect(again).toMatch(/\/review\?/)
    const after = await shown()
    expect(after).toMatchObject({ bookedHref: null, proof: null, pay: { amount: '₹199', first: 'missed' } })
    expect(after.price.price).toContain('pay when you book')
    expect(after.toPay).toBe('₹199 to pay now')
    const { to: paying } = await browser.post(review, url, { name: 'Asha Rao', first: 'missed' })
    expect(paying).toMatch(/^\/pay\/[0-9a-f-]{36}$/)
    const { reference } = await database()
      .reads.selectFrom('bookings')
      .where('price_paise', '>', 0)
      .select('reference')
      .executeTakeFirstOrThrow()
    const { ticket, money } = (await browser.get(manage, `/manage/${reference}?reference=${reference}`)).props
    expect(ticket.price).toContain('pay when you book')
    expect(money.due).toEqual({ amount: '₹199', first: expect.any(String) })
  })
})
