import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { manageKey } from '@/lib/domain/booking/manage-key'
import { cancelBooking } from '@/lib/use-cases/booking/cancel'
import * as manage from '@/pages/manage/[reference]'
import * as clinicList from '@/pages/unified-booking/clinic-list'
import * as selectSlot from '@/pages/unified-booking/ext/select-slot'
import * as review from '@/pages/unified-booking/review'
import * as success from '@/pages/unified-booking/success'
import { PageBrowser } from '@/tests/support/browser/page-browser'
import { book, depsOf, SECRET } from '@/tests/support/chain/test-places'
import { offerEarlier } from '@/tests/support/offers'
import { useOneSeat } from '@/tests/support/one-seat'
import { manageAt } from '@/tests/support/own-booking'

const LIST = '/unified-booking/clinic-list?flow=ORGANIC&city=chennai&concern_category=alignment&treatment=braces'
const EARLY = { placeId: 'c106', date: '2026-11-24', start: '11:00', end: '11:30' }

describe('waiting for an earlier slot', () => {
  const { database, at } = useOneSeat()
  const entries = async () => (await database().reads.selectFrom('waitlist_entries').selectAll().execute()).length
  const deps = () => depsOf(database(), new Date())

  /** Books 12:00 by the list of clinics; returns the browser, the next page's URL and the reference. */
  async function booked(form: Record<string, string>) {
    const browser = new PageBrowser()
    const { to: list } = await browser.get(clinicList, `${LIST}&phone=9876543210`)
    const slot = '2026-11-24T12:00/12:30@106'
    const { to: url } = await browser.post(clinicList, list ?? '', { slot, ...form })
    const { to } = await browser.post(review, url ?? '', { name: 'Asha Rao' })
    const reference = new URL(to ?? '', 'http://localhost').searchParams.get('booking') ?? ''
    return { browser, url: to ?? '', reference }
  }
  /** Somebody has 11:00 and gives it up. */
  async function free(): Promise<void> {
    const { reference } = await book(deps(), { owner: 'gone', phone: '+919800000009', ...EARLY })
    await cancelBooking(deps(), { reference, owner: 'gone' })
    at(2)
    await offerEarlier(deps())
  }
  const shown = async (browser: PageBrowser, reference: string, query = '') =>
    (await browser.get(manage, manageAt(reference, query))).props

  /** Opens the link of the booking's message, and asks for earlier slots with it. */
  async function proves(browser: PageBrowser, reference: string): Promise<void> {
    const { id } = await database()
      .reads.selectFrom('bookings')
      .where('reference', '=', reference)
      .select('id')
      .executeTakeFirstOrThrow()
    await browser.get(manage, manageAt(reference, `&key=${manageKey(SECRET, id)}`))
    expect((await shown(browser, reference)).earlier).toMatchObject({ isWaiting: false, needsProof: false })
    const asked = await browser.post(manage, manageAt(reference), { intent: 'earlier_wait' })
    expect(asked).toMatchObject({ status: 303, to: `/manage/${reference}?notice=waits` })
  }

  test('the page asks the patient to verify the number, and promises nothing before', async () => {
    const { browser, url, reference } = await booked({ earlier: 'on' })
    const asked = { isWaiting: false, needsProof: true, offer: null, missed: null }
    expect((await browser.get(success, url)).props.earlier).toEqual(asked)
    await browser.post(manage, manageAt(reference), { intent: 'earlier_wait' })
    expect(await shown(browser, reference, '&notice=waits')).toMatchObject({ notice: null, earlier: asked })
    expect(await entries()).toBe(1)
    await proves(browser, reference)
    expect((await browser.get(success, url)).props.earlier).toMatchObject({ isWaiting: true, needsProof: false })
  })

  test('a refused slot and another language keep the tick', async () => {
    await book(deps(), { owner: 'first', phone: '+919800000009', ...EARLY })
    const browser = new PageBrowser()
    const { to } = await browser.get(clinicList, `${LIST}&phone=9876543210`)
    const list = to ?? ''
    const form = { slot: '2026-11-24T11:00/11:30@106', earlier: 'on' }
    const refused = await browser.post(clinicList, list, form)
    expect([refused.status, refused.props.data.wantsEarlier]).toEqual([409, true])
    const { headers } = await browser.post(clinicList, list, { ...form, page_language: 'hi' })
    expect((await browser.get(clinicList, String(headers.location))).props.data.wantsEarlier).toBe(true)
    expect((await browser.get(clinicList, list)).props.data.wantsEarlier).toBe(false)
    const walked = 'flow=PAID_ALIGNER&phone=9876543210&city=chennai&concern=gaps&location=at_home&pincode=600017'
    const { to: times } = await browser.get(selectSlot, `/unified-booking/ext/select-slot?${walked}&address=12%20Park`)
    const stale = await browser.post(selectSlot, times ?? '', { slot: '2026-11-22T11:00/11:30@106', earlier: 'on' })
    expect([stale.status, stale.props.data.wantsEarlier]).toEqual([409, true])
    expect((await browser.get(selectSlot, times ?? '')).props.data.wantsEarlier).toBe(false)
    expect(await entries()).toBe(0)
  })

  test('only a form starts and stops the waiting; a GET or a stranger changes nothing', async () => {
    const { browser, reference } = await booked({})
    await browser.get(manage, manageAt(reference, '&intent=earlier_wait'))
    const stranger = new PageBrowser()
    expect((await stranger.post(manage, manageAt(reference), { intent: 'earlier_wait' })).status).toBe(404)
    expect(await entries()).toBe(0)
    await proves(browser, reference)
    expect(await shown(browser, reference, '&notice=waits')).toMatchObject({
      notice: 'waits',
      earlier: { isWaiting: true },
    })
    const stopped = await browser.post(manage, manageAt(reference), { intent: 'earlier_stop' })
    expect(stopped.to).toBe(`/manage/${reference}?notice=stopped`)
    expect([await entries(), (await shown(browser, reference, '&notice=waits')).notice]).toEqual([0, null])
  })

  test('one tap on the page of the message’s link takes the slot, and a second tap changes nothing', async () => {
    const { browser, reference } = await booked({ earlier: 'on' })
    await proves(browser, reference)
    await free()
    const link = new PageBrowser()
    const row = await database()
      .reads.selectFrom('bookings')
      .where('reference', '=', reference)
      .select('id')
      .executeTakeFirstOrThrow()
    await link.get(manage, manageAt(reference, `&key=${manageKey(SECRET, row.id)}`))
    const { earlier, ticket } = await shown(link, reference)
    expect(earlier.offer).toMatchObject({ when: 'Tomorrow, 11:00 am', until: '10:17 am' })
    expect(JSON.stringify(ticket)).not.toContain('11:00 am')
    for (let tap = 0; tap < 2; tap += 1) {
      const taken = await link.post(manage, manageAt(reference), { intent: 'earlier_take', offer: earlier.offer.id })
      expect(taken).toMatchObject({ status: 303, to: `/manage/${reference}?notice=moved` })
    }
    const after = await shown(link, reference, '&notice=moved')
    expect(after).toMatchObject({ notice: 'moved', earlier: { isWaiting: false, offer: null } })
    expect(JSON.stringify(after.ticket)).toContain('11:00 am')
  })

  test('a declined slot goes to the next patient; an expired offer is reported, and the booking stays', async () => {
    const { browser, reference } = await booked({ earlier: 'on' })
    await proves(browser, reference)
    await free()
    const { offer } = (await shown(browser, reference)).earlier
    const take = (id: string) => browser.post(manage, manageAt(reference), { intent: 'earlier_take', offer: id })
    for (const id of [randomUUID(), 'x', ''])
      expect(await take(id)).toMatchObject({ status: 409, props: { cause: 'gone' } })
    const kept = await browser.post(manage, manageAt(reference), { intent: 'earlier_keep', offer: offer.id })
    expect(kept.to).toBe(`/manage/${reference}?notice=kept`)
    expect((await shown(browser, reference)).earlier).toMatchObject({ isWaiting: true, offer: null, missed: null })
    expect(await take(offer.id)).toMatchObject({ status: 409, props: { cause: 'gone', ticket: { reference } } })
  })

  test('the page opened by the link names a slot that the patient did not take in time', async () => {
    const { browser, reference } = await booked({ earlier: 'on' })
    await proves(browser, reference)
    await free()
    const { offer } = (await shown(browser, reference)).earlier
    at(17)
    expect((await shown(browser, reference)).earlier).toMatchObject({
      isWaiting: true,
      offer: null,
      missed: 'Tomorrow, 11:00 am',
    })
    const late = await browser.post(manage, manageAt(reference), { intent: 'earlier_take', offer: offer.id })
    expect(late).toMatchObject({ status: 409, props: { cause: 'gone', times: { isOpen: false } } })
  })
})
