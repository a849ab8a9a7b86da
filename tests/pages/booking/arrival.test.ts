import { beforeEach, describe, expect, test } from 'vitest'
import { manageKey } from '@/lib/domain/booking/manage-key'
import { reportDelay } from '@/lib/use-cases/desk/report-delay'
import getCall from '@/pages/api/booking/u/get'
import * as manage from '@/pages/manage/[reference]'
import { PageBrowser } from '@/tests/support/browser/page-browser'
import { call } from '@/tests/support/call'
import { depsOf, ONE_CHAIR } from '@/tests/support/chain/test-places'
import { deskActor } from '@/tests/support/desk/desk'
import { manageAt, SECRET, useOwnBooking } from '@/tests/support/own-booking'

describe('the page of a booking around the visit', () => {
  const { database, own, bookAt } = useOwnBooking()
  let id = ''
  beforeEach(async () => {
    const booked = await bookAt(ONE_CHAIR, { owner: 'cat', phone: '+919800000003' })
    id = booked.id
    Object.assign(own, { reference: booked.reference, key: manageKey(SECRET, id) })
  })
  /** Moves the visit to so many minutes from now, rounded to five. */
  const putAhead = async (minutes: number) => {
    const starts = new Date(Math.ceil((Date.now() + minutes * 60_000) / 300_000) * 300_000)
    await database()
      .writes.updateTable('seats')
      .set({ starts_at: starts, ends_at: new Date(starts.getTime() + 1_800_000) })
      .where('booking_id', '=', id)
      .execute()
  }
  const byLink = async () => {
    const browser = new PageBrowser()
    await browser.get(manage, manageAt(own.reference, `&key=${own.key}`))
    return browser
  }
  const shown = async (browser: PageBrowser, query = '') =>
    (await browser.get(manage, manageAt(own.reference, query))).props
  const tap = (browser: PageBrowser) => browser.post(manage, manageAt(own.reference), { intent: 'here' })
  const rows = () => database().reads.selectFrom('arrivals').selectAll().execute()

  test('the page asks whether the patient is there instead of whether they come, and opening it reports nothing', async () => {
    const browser = await byLink()
    await putAhead(120)
    expect(await shown(browser)).toMatchObject({ arrival: null, attends: false })
    await putAhead(30)
    expect(await shown(browser, '&intent=here')).toMatchObject({ arrival: { since: null }, attends: null })
    expect(await rows()).toEqual([])
  })

  test('the button reports the arrival once, and the page gives the time', async () => {
    const browser = await byLink()
    await putAhead(30)
    expect(await tap(browser)).toMatchObject({ status: 303, to: `/manage/${own.reference}?notice=here` })
    expect(await tap(browser)).toMatchObject({ status: 303 })
    expect(await rows()).toHaveLength(1)
    expect(await shown(browser, '&notice=here')).toMatchObject({
      notice: 'here',
      arrival: { since: expect.stringMatching(/^\d{1,2}:\d\d [ap]m$/) },
    })
  })

  test('the page shows what the desk marked, also without a report', async () => {
    const browser = await byLink()
    await putAhead(10)
    await database()
      .writes.updateTable('bookings')
      .set({ visit: 'arrived', arrived_at: new Date() })
      .where('id', '=', id)
      .execute()
    expect((await shown(browser)).arrival).toMatchObject({ since: expect.stringMatching(/m$/) })
    await database().writes.updateTable('bookings').set({ visit: 'in_chair' }).where('id', '=', id).execute()
    expect((await shown(browser)).arrival).toBeNull()
  })

  test('a report at the wrong time is refused with a reason', async () => {
    const browser = await byLink()
    await putAhead(120)
    expect(await tap(browser)).toMatchObject({ status: 409, props: { cause: 'not_here', arrival: null } })
    await putAhead(-30)
    expect(await tap(browser)).toMatchObject({ status: 409, props: { cause: 'not_here' } })
    expect(await rows()).toEqual([])
    expect((await new PageBrowser().post(manage, manageAt(own.reference), { intent: 'here' })).status).toBe(404)
  })

  test('a notice that is not true is not shown', async () => {
    const browser = await byLink()
    await putAhead(30)
    expect((await shown(browser, '&notice=here')).notice).toBeNull()
  })

  test('the page shows a delay of the chair, and the call that it repeats returns it', async () => {
    const browser = await byLink()
    await putAhead(240)
    expect((await shown(browser)).delay).toBeNull()
    // It has begun, so that no midnight lies between.
    await putAhead(-5)
    const { reference } = own
    expect((await shown(browser)).delay).toEqual({ reference, late: null })
    const deps = depsOf(database(), new Date())
    await reportDelay(deps, deskActor(), { placeId: ONE_CHAIR, chair: 1, minutes: 20 })
    const { delay } = await shown(browser)
    expect(delay).toEqual({ reference, late: { minutes: 20, begins: expect.stringMatching(/^\d\d:\d\d$/) } })
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const { body } = await call(getCall, { reference }, { headers: { cookie } })
    expect(body.booking.late).toEqual(delay.late)
  })
})
