import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cancelBooking } from '@/lib/use-cases/booking/cancel'
import * as account from '@/pages/account'
import * as manage from '@/pages/manage/[reference]'
import { type PageBrowser, serveFrom } from '@/tests/support/browser/page-browser'
import { THREE_CHAIRS } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { OTHER, OWN, patientsOf } from '@/tests/support/patients'

describe('the appointments page', () => {
  const { database } = useTestPlaces()
  let patients: Awaited<ReturnType<typeof patientsOf>>
  beforeAll(() => serveFrom(database()))
  beforeEach(async () => {
    patients = await patientsOf(database())
  })

  const shown = async (browser: PageBrowser) => {
    const { props } = await browser.get(account, '/account')
    const references = (list: { reference: string }[]) => list.map(({ reference }) => reference)
    return {
      upcoming: references(props.dashboard.upcoming),
      past: references(props.dashboard.past),
      dashboard: props.dashboard,
    }
  }

  test('the page lists only the patient’s own appointments: next ones soonest first, past and cancelled ones latest first', async () => {
    const { browser } = await patients.signedIn()
    const late = await patients.bookAt('11:00', '11:30')
    const soon = await patients.bookAt('10:00', '10:30')
    const old = await patients.bookAt('09:00', '09:30')
    const older = await patients.bookAt('09:30', '10:00')
    const theirs = await patients.bookAt('12:00', '12:30', OTHER, 'bob')
    await patients.putBack(old.id, 2)
    await patients.putBack(older.id, 9)
    const list = await shown(browser)
    expect(list.upcoming).toEqual([soon.reference, late.reference])
    expect(list.past).toEqual([old.reference, older.reference])
    expect(JSON.stringify(list.dashboard)).not.toContain(theirs.reference)

    await cancelBooking(patients.deps, { reference: soon.reference, owner: 'ann' })
    expect(await shown(browser)).toMatchObject({
      upcoming: [late.reference],
      past: [soon.reference, old.reference, older.reference],
    })
  })

  test('each appointment shows its time, place, treatment and price in words, and links to its page without a key', async () => {
    const { browser } = await patients.signedIn()
    const { reference } = await patients.bookAt('10:00', '10:30')
    const { dashboard } = await shown(browser)
    expect(dashboard.upcoming[0]).toMatchObject({
      when: expect.stringMatching(/^\w+day \d+ \w+ \d{4}, 10:00 am$/),
      placeName: 'Test Dental T. Market',
      treatment: 'Braces',
      price: 'Free consultation',
      manageHref: `/manage/${reference}`,
      calendarHref: `/manage/${reference}/appointment.ics`,
      againHref: expect.stringMatching(/location=clinic.*cid=902|cid=902.*location=clinic/),
    })
  })

  test('a new patient sees an empty list with a link to the first booking', async () => {
    const { browser } = await patients.signedIn(OTHER, null)
    const { dashboard } = await shown(browser)
    expect(dashboard).toMatchObject({ upcoming: [], past: [], member: null, invites: false })
    expect(dashboard.bookHref).toContain('flow=ORGANIC')
  })

  test('only the owner can open, reschedule and cancel an appointment without a key', async () => {
    const { browser } = await patients.signedIn()
    const { reference } = await patients.bookAt('10:00', '10:30', OWN, 'another browser')
    const at = `/manage/${reference}?reference=${reference}`
    const { browser: other } = await patients.signedIn(OTHER, null)
    expect((await other.get(manage, at)).status).toBe(404)
    expect((await other.post(manage, at, { intent: 'cancel' })).status).toBe(404)

    expect(await browser.get(manage, at)).toMatchObject({ status: 200, props: { ticket: { reference } } })
    const slot = `${patients.day}T11:30/12:00@${THREE_CHAIRS}`
    expect(await browser.post(manage, at, { intent: 'move', slot })).toMatchObject({ status: 303 })
    expect((await shown(browser)).dashboard.upcoming[0].when).toContain('11:30 am')
    expect(await browser.post(manage, at, { intent: 'cancel' })).toMatchObject({ status: 303 })
    expect(await shown(browser)).toMatchObject({ upcoming: [], past: [reference] })
  })
})
