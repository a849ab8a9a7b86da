import { beforeAll, describe, expect, test } from 'vitest'
import * as clinicList from '@/pages/unified-booking/clinic-list'
import * as selectSlot from '@/pages/unified-booking/ext/select-slot'
import * as review from '@/pages/unified-booking/review'
import * as selectTreatment from '@/pages/unified-booking/select-treatment'
import { PageBrowser, serveFrom } from '@/tests/support/browser/page-browser'
import { useDatabase } from '@/tests/support/servers/test-database'

const SCAN =
  'flow=ORGANIC&phone=9876543210&city=chennai&concern_category=alignment&treatment=aligner_scan' +
  '&location=at_home&pincode=600017&address=12%20Park%20Road'

describe('a patient who changes an answer', () => {
  const database = useDatabase()
  beforeAll(() => serveFrom(database()))

  test('a patient who changes from a scan at home to braces at a clinic books the clinic', async () => {
    const browser = new PageBrowser()
    const { to: sealed } = await browser.get(selectTreatment, `/unified-booking/select-treatment?${SCAN}`)
    const { to: list } = await browser.post(selectTreatment, sealed as string, { treatment: 'braces' })
    expect(list).toMatch(/^\/unified-booking\/clinic-list\?/)
    const { props } = await browser.get(clinicList, list as string)
    const slot = props.data.clinics[0].next.at(-1).value
    const { to: reviewed } = await browser.post(clinicList, list as string, { slot })
    expect(await browser.get(review, reviewed as string)).toMatchObject({ status: 200, to: null })
    const { to: success } = await browser.post(review, reviewed as string, { name: 'Asha Rao' })
    expect(success).toMatch(/^\/unified-booking\/success\?flow=ORGANIC&booking=\w{8}$/)
    const [booked] = await database().reads.selectFrom('bookings').selectAll().execute()
    expect(booked).toMatchObject({
      status: 'confirmed',
      appointment_type: 'clinic',
      treatment: 'braces',
      personal_address: null,
    })
  })

  test('a patient whose pincode we do not visit is asked for the address again, and keeps the other answers', async () => {
    const browser = new PageBrowser()
    const at = '/unified-booking/ext/select-slot?flow=PAID_ALIGNER&phone=9876543210&city=chennai&concern=gaps'
    const { to } = await browser.get(selectSlot, `${at}&location=at_home&pincode=560034&address=12%20Park%20Road`)
    const { to: led, status } = await browser.get(selectSlot, to as string)
    expect(status).toBe(303)
    expect(led).toMatch(/^\/unified-booking\/ext\/select-address\?flow=PAID_ALIGNER&phone=%7E[\w-]+&city=chennai/)
  })

  test('a patient who books the same slot for a second child gets a second booking, even after the hold has expired', async () => {
    const browser = new PageBrowser()
    const at = '/unified-booking/clinic-list?flow=ORGANIC&phone=9876543210&city=chennai&concern_category=alignment'
    const { to: list } = await browser.get(clinicList, `${at}&treatment=braces`)
    const { props } = await browser.get(clinicList, list as string)
    const slot = props.data.clinics[0].next[1].value
    const first = (await browser.post(clinicList, list as string, { slot })).to as string
    const { to: success } = await browser.post(review, first, { name: 'Asha Rao' })
    // The slot is chosen anew from the first child's review. Its hold has become a booking and can't be replaced.
    const second = (await browser.post(clinicList, first.replace('/review', '/clinic-list'), { slot })).to as string
    expect(new URLSearchParams(second).get('sid')).not.toBe(new URLSearchParams(first).get('sid'))
    await database().writes.updateTable('seats').set({ held_until: new Date() }).where('state', '=', 'held').execute()
    expect((await browser.get(review, second)).props.data).toMatchObject({
      bookedHref: null,
      held: null,
      hasLapsed: true,
    })
    const { to: booked } = await browser.post(review, second, { name: 'Bala Rao' })
    expect(booked).toMatch(/^\/unified-booking\/success\?flow=ORGANIC&booking=\w{8}$/)
    expect(booked).not.toBe(success)
    const { bookedHref, booked: shown } = (await browser.get(review, first)).props.data
    expect(bookedHref).toBe(success)
    expect(shown).toMatchObject({ isCancelled: false, manageHref: expect.stringMatching(/^\/manage\/\w{8}$/) })
    expect((await browser.post(review, first, { name: 'Asha Rao' })).to).toBe(success)
    expect((await browser.post(review, second, { name: 'Bala Rao' })).to).toBe(booked)
    const bookings = database().reads.selectFrom('bookings').select(['personal_name', 'status'])
    const names = await bookings.orderBy('personal_name').execute()
    expect(names).toEqual(['Asha Rao', 'Bala Rao'].map((name) => ({ personal_name: name, status: 'confirmed' })))
  })
})
