import { beforeEach, describe, expect, test } from 'vitest'
import { recallKey } from '@/lib/domain/booking/manage-key'
import * as manage from '@/pages/manage/[reference]'
import * as recall from '@/pages/manage/[reference]/recall'
import * as visit from '@/pages/manage/[reference]/visit'
import * as short from '@/pages/r'
import { PageBrowser } from '@/tests/support/browser/page-browser'
import { ONE_CHAIR } from '@/tests/support/chain/test-places'
import { manageAt, SECRET, useOwnBooking } from '@/tests/support/own-booking'

describe('the reminder of the next visit', () => {
  const { database, own, bookAt } = useOwnBooking()
  const bookings = () => database().writes.updateTable('bookings')
  const rows = () =>
    database().reads.selectFrom('recalls').select(['source', 'consent_version', 'personal_phone']).execute()
  const at = (page: string, query = '') => `/manage/${own.reference}/${page}?reference=${own.reference}${query}`
  const keyed = async (browser: PageBrowser, path = manageAt(own.reference, `&key=${own.key}`)) => {
    await browser.get(manage, path)
    return browser
  }
  const keyOf = async () => {
    const row = database().reads.selectFrom('bookings').where('reference', '=', own.reference).select('id')
    return recallKey(SECRET, (await row.executeTakeFirstOrThrow()).id)
  }
  const wish = async (browser: PageBrowser) => browser.post(manage, manageAt(own.reference), { intent: 'recall' })
  let browser: PageBrowser
  beforeEach(async () => {
    browser = await keyed(new PageBrowser())
  })

  test('a kept visit offers it, the form is the consent, and a stop takes it back', async () => {
    expect((await browser.get(manage, manageAt(own.reference))).props.recall).toBeNull()
    expect((await wish(browser)).status).toBe(409)
    await bookings().set({ visit: 'kept', kept_at: new Date() }).execute()
    const offer = await browser.get(manage, manageAt(own.reference, '&intent=recall'))
    expect(offer.props.recall).toEqual({ kind: 'offer', ask: 'Remind me in 6 months' })
    expect(await rows()).toEqual([])
    expect((await wish(browser)).to).toContain('notice=recall')
    expect(await rows()).toEqual([
      { source: 'patient', consent_version: 'recall-2026-11-29', personal_phone: '+919800000001' },
    ])
    const planned = await browser.get(manage, manageAt(own.reference, '&notice=recall'))
    expect(planned.props).toMatchObject({
      notice: 'recall',
      recall: { kind: 'planned', text: expect.stringMatching(/^We’ll remind you in \w+ 20\d\d\.$/) },
    })
    // A flash that is not true is not shown.
    expect((await browser.get(manage, manageAt(own.reference, '&notice=recall_stopped'))).props.notice).toBeNull()
    const stopped = await browser.post(manage, manageAt(own.reference), { intent: 'recall_stop' })
    expect(stopped.to).toContain('notice=recall_stopped')
    expect((await browser.get(manage, manageAt(own.reference, '&notice=recall_stopped'))).props).toMatchObject({
      notice: 'recall_stopped',
      recall: { kind: 'offer' },
    })
    expect(await rows()).toEqual([])
  })

  test('the page of an answered question offers it too', async () => {
    const now = new Date()
    await bookings().set({ visit: 'kept', kept_at: now }).execute()
    const { id } = await database().reads.selectFrom('bookings').select('id').executeTakeFirstOrThrow()
    const question = { booking_id: id, asked_at: now }
    await database().writes.insertInto('visit_questions').values(question).execute()
    expect((await browser.get(visit, at('visit'))).props.visit.recall).toBeNull()
    await browser.post(visit, at('visit'), { intent: 'answer', score: '5', words: '' })
    expect((await browser.get(visit, at('visit'))).props.visit.recall).toMatchObject({ kind: 'offer' })
  })

  test('a stranger, and a number that stopped reminders, get no reminder', async () => {
    await bookings().set({ visit: 'kept', kept_at: new Date() }).execute()
    expect((await wish(new PageBrowser())).status).toBe(404)
    await database()
      .writes.insertInto('do_not_remind')
      .values({ personal_phone: '+919800000001', asked_at: new Date() })
      .execute()
    expect(await wish(browser)).toMatchObject({ status: 409, props: { cause: 'recall' } })
    expect(await rows()).toEqual([])
  })

  test('the link leaves the address, opens the flow with clinic and treatment, and stops only by a form', async () => {
    const { reference } = await bookAt(ONE_CHAIR, { treatment: 'teeth_cleaning', phone: '+919800000002' })
    own.reference = reference
    await bookings().set({ visit: 'kept', kept_at: new Date() }).execute()
    const owner = await keyed(new PageBrowser(), manageAt(reference))
    const row = database().reads.selectFrom('bookings').where('reference', '=', reference).selectAll()
    const booking = await row.executeTakeFirstOrThrow()
    await database()
      .writes.insertInto('recalls')
      .values({
        personal_phone: booking.personal_phone,
        booking_id: booking.id,
        due_at: new Date(),
        source: 'desk',
        consent_version: '1',
        consented_at: new Date(),
      })
      .execute()
    const link = `/r?${reference}${await keyOf()}`
    expect(await owner.get(short, link)).toMatchObject({ status: 303, to: `/manage/${reference}/recall` })
    const shown = await owner.get(recall, at('recall', '&intent=stop'))
    expect(shown.props.recall).toMatchObject({ reference, placeName: 'Test Dental Fort', stands: true })
    const href = new URL(shown.props.recall.bookHref, 'http://site')
    expect(href.pathname).toBe('/unified-booking/input-phone')
    expect(Object.fromEntries(href.searchParams)).toMatchObject({
      flow: 'INDIVIDUAL_CLINIC_PAGE',
      cid: '901',
      treatment: 'teeth_cleaning',
    })
    expect(decodeURIComponent(href.href)).not.toMatch(/98000|Ann/)
    expect(await rows()).toHaveLength(1)
    expect(await owner.post(recall, at('recall'), { intent: 'stop' })).toMatchObject({
      status: 303,
      to: `/manage/${reference}/recall`,
    })
    expect(await rows()).toEqual([])
    expect((await owner.get(recall, at('recall'))).props.recall).toMatchObject({ stands: false })
  })

  test('a wrong key, the key of the booking and a key after the account was deleted open nothing', async () => {
    await bookings().set({ visit: 'kept', kept_at: new Date() }).execute()
    await wish(browser)
    const nothing = { status: 404, props: { recall: null } }
    for (const key of ['A'.repeat(22), own.key]) {
      const other = new PageBrowser()
      expect((await other.get(short, `/r?${own.reference}${key}`)).status).toBe(303)
      expect(await other.get(recall, at('recall'))).toMatchObject(nothing)
      expect(await other.post(recall, at('recall'), { intent: 'stop' })).toMatchObject(nothing)
    }
    // The key opens this page only.
    const other = new PageBrowser()
    await other.get(short, `/r?${own.reference}${await keyOf()}`)
    expect((await other.get(recall, at('recall'))).status).toBe(200)
    expect((await other.get(manage, manageAt(own.reference))).status).toBe(404)
    expect(await rows()).toHaveLength(1)
    await bookings().set({ unlinked: true }).execute()
    expect(await other.get(recall, at('recall'))).toMatchObject(nothing)
    expect((await other.get(short, '/r?nonsense')).status).toBe(404)
  })
})
