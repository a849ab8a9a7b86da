import { beforeAll, describe, expect, test } from 'vitest'
import confirm from '@/pages/api/booking/u/confirm'
import hold from '@/pages/api/slot/u/hold'
import listSlots from '@/pages/api/slot/u/list'
import * as clinic from '@/pages/clinics/[city]/[cid]'
import * as extClinicList from '@/pages/unified-booking/ext/clinic-list'
import * as extReview from '@/pages/unified-booking/ext/review'
import * as extLocation from '@/pages/unified-booking/ext/select-location'
import * as extSlot from '@/pages/unified-booking/ext/select-slot'
import * as extSuccess from '@/pages/unified-booking/ext/success'
import * as clinicStart from '@/pages/unified-booking/input-phone'
import * as review from '@/pages/unified-booking/review'
import * as selectLocation from '@/pages/unified-booking/select-location'
import * as selectSlot from '@/pages/unified-booking/select-slot'
import * as selectTreatment from '@/pages/unified-booking/select-treatment'
import * as success from '@/pages/unified-booking/success'
import { PageBrowser, serveFrom } from '@/tests/support/browser/page-browser'
import { call } from '@/tests/support/call'
import { useDatabase } from '@/tests/support/servers/test-database'

const ADDRESS = { pincode: '560004', address: '12 Lake Road', latLng: '12.94,77.57' }
const HOME = 'location=at_home&pincode=560004&address=12%20Lake%20Road'
const PERSON = 'phone=9876543210&city=bengaluru'

describe('the price', () => {
  const database = useDatabase()
  beforeAll(() => serveFrom(database()))

  const stored = async () => {
    const rows = database().reads.selectFrom('bookings').select('price_paise').where('status', '=', 'confirmed')
    return (await rows.execute()).map(({ price_paise }) => price_paise)
  }

  /** Holds the first free slot there and confirms it. */
  async function bookBy(place: { zone: string } | { cid: string }, more: object) {
    const day = (await call(listSlots, place)).body
    const { date, start, end } = day.slots[0]
    const held = await call(hold, { ...place, date, start, end, phone: '9876543210' })
    const draft = held.cookies['__Host-draft']?.split(';')[0]
    const body = { ...place, date, start, name: 'Ravi', phone: '9876543210', ...more }
    return call(confirm, body, { draft })
  }

  test.each([
    ['ORGANIC', 'aligner_scan', 49_900],
    ['INDIVIDUAL_CLINIC_PAGE', 'aligner_scan', null],
    ['PAID_ALIGNER', 'root_canal', 49_900],
    ['ORGANIC', 'implant_scan', 49_900],
    ['PAID_IMPLANT', undefined, 49_900],
    ['SMILE_DESIGN', 'other', 99_900],
    ['ORGANIC', 'smile_design', 99_900],
    ['PPR', 'aligner_scan', null],
    ['MEMBER_ACTIVATION', 'aligner_scan', null],
    ['ORGANIC', 'root_canal', null],
    ['ORGANIC', 'aligner_rescan', null],
    ['ORGANIC', undefined, null],
    ['PAID_CLINIC', 'aligner_scan', null],
  ])('%s with %s at home costs %j paise, or cannot be booked', async (flow, treatment, paise) => {
    const answer = await bookBy({ zone: 'blr-south' }, { flow, treatment, ...ADDRESS })
    expect(answer.status).toBe(paise === null ? 422 : 200)
    expect(await stored()).toEqual(paise === null ? [] : [paise])
  })

  test.each([
    ['ORGANIC', 'aligner_scan', 19_900],
    ['INDIVIDUAL_CLINIC_PAGE', 'aligner_scan', 19_900],
    ['INDIVIDUAL_CLINIC_PAGE', 'implant_scan', 49_900],
    ['ORGANIC', 'root_canal', 0],
    ['ORGANIC', undefined, 0],
    ['ORGANIC', 'clinic_visit', 19_900],
    ['PAID_CLINIC', 'root_canal', 19_900],
    ['PPR', 'root_canal', null],
    ['MEMBER_ACTIVATION', undefined, null],
  ])('%s with %s at a clinic costs %j paise, or cannot be booked', async (flow, treatment, paise) => {
    expect((await bookBy({ cid: '101' }, { flow, treatment })).status).toBe(paise === null ? 422 : 200)
    expect(await stored()).toEqual(paise === null ? [] : [paise])
  })

  test.each([
    ['PAID_CLINIC', 'braces', undefined, ['braces', 'clinic_visit', 'clinic_visit', null]],
    ['PAID_CLINIC', undefined, undefined, ['clinic_visit', 'clinic_visit', 'clinic_visit', null]],
    ['PAID_ALIGNER', 'aligner_rescan', 'gaps', ['aligner_rescan', 'aligner_scan', 'aligner_rescan', null]],
    ['SMILE_DESIGN', undefined, 'veneers', ['smile_design', 'smile_design', 'aligner_scan', 'veneers']],
    ['ORGANIC', 'root_canal', undefined, ['root_canal', 'consultation', 'root_canal', null]],
    ['INDIVIDUAL_CLINIC_PAGE', 'implant_scan', undefined, ['implant_scan', 'implant_scan', 'implant_scan', null]],
  ])(
    'the %s booking for %s about %s keeps its request, with the service, key and procedure',
    async (flow, treatment, concern, kept) => {
      await bookBy({ cid: '101' }, { flow, treatment, concern })
      const rows = database()
        .reads.selectFrom('bookings')
        .select(['treatment', 'service', 'treatment_key', 'procedure'])
      expect((await rows.execute()).map((row) => Object.values(row))).toEqual([kept])
    },
  )

  test('a refusal names the value that cannot be booked', async () => {
    const refused = async (place: { zone: string } | { cid: string }, more: object) =>
      (await bookBy(place, more)).body.error
    const nothing = await refused({ cid: '101' }, { flow: 'PPR' })
    expect(nothing).toMatchObject({ code: 'invalid', fields: { flow: expect.stringContaining('books nothing') } })
    const home = await refused({ zone: 'blr-south' }, { flow: 'ORGANIC', treatment: 'braces', ...ADDRESS })
    expect(home).toMatchObject({ code: 'invalid', fields: { location: expect.stringContaining('at home') } })
    const scanByVideo = { flow: 'ORGANIC', treatment: 'aligner_scan', appointment_type: 'video' }
    expect(await refused({ cid: '101' }, scanByVideo)).toMatchObject({
      code: 'invalid',
      fields: { appointment_type: expect.stringContaining('video call') },
    })
    expect(await stored()).toEqual([])
  })

  test('a home visit’s point must lie in the city of its zone, as on the page', async () => {
    const scan = { flow: 'PAID_ALIGNER', ...ADDRESS }
    const far = await bookBy({ zone: 'blr-south' }, { ...scan, latLng: '13.08,80.27' })
    expect([far.status, far.body.error?.code]).toEqual([422, 'not_served'])
    expect((await bookBy({ zone: 'blr-south' }, scan)).status).toBe(200)
  })

  const paid = { price: 'Aligner scan: ₹499, pay at the visit', usualPrice: null }
  const costs = [
    'Treatment: ₹45,000\u00a0– ₹1,50,000',
    'Depends on how far the teeth must move.',
    'Or in instalments without interest: 12 months, from ₹3,750 a month.',
    'After the examination, we’ll tell you the cost before any treatment starts.',
  ]

  test('a clinic’s page has the range of each treatment, with the least instalment', async () => {
    const { view } = (await new PageBrowser().get(clinic, '/clinics/chennai/106?city=chennai&cid=106')).props
    const costOf = (name: string) => view.services.find(({ label }: { label: string }) => label === name).cost
    expect(costOf('Root Canal')).toBe('Treatment: ₹3,500\u00a0– ₹9,000')
    expect(costOf('Braces')).toBe('Treatment: ₹30,000\u00a0– ₹75,000, or from ₹2,500 a month')
  })

  test('a scan at home costs the same from the advertisement and from the home page', async () => {
    const doors = [
      {
        at: `/unified-booking/ext/select-location?flow=PAID_ALIGNER&${PERSON}&concern=gaps`,
        pages: { location: extLocation, slot: extSlot, review: extReview, success: extSuccess },
      },
      {
        at: `/unified-booking/select-location?flow=ORGANIC&${PERSON}&concern_category=alignment&treatment=aligner_scan`,
        pages: { location: selectLocation, slot: selectSlot, review, success },
      },
    ]
    for (const { at, pages } of doors) {
      const browser = new PageBrowser()
      const { to: sealed } = await browser.get(pages.location, at)
      const { props } = await browser.get(pages.location, sealed as string)
      const at_home = paid.price
      expect(props.data.prices).toEqual({ at_home, clinic: at_home.replace('499', '199') })
      expect(props.step.price).toBe('Aligner scan: from ₹199, pay at the visit')
      const { to: times } = await browser.get(pages.slot, `${at.replace('select-location', 'select-slot')}&${HOME}`)
      const shown = (await browser.get(pages.slot, times as string)).props
      expect(shown.step.price).toBe(at_home)
      const slot = shown.data.groups.at(-1).slots.at(-1).value
      const { to: reviewed } = await browser.post(pages.slot, times as string, { slot })
      expect((await browser.get(pages.review, reviewed as string)).props.data.price).toMatchObject({ ...paid, costs })
      const { to: done } = await browser.post(pages.review, reviewed as string, { name: 'Asha Rao' })
      expect((await browser.get(pages.success, done as string)).props.ticket).toMatchObject(paid)
    }
    expect(await stored()).toEqual([49_900, 49_900])
  })

  test('each treatment shows its price where the patient chooses it', async () => {
    const browser = new PageBrowser()
    const at = `/unified-booking/select-treatment?flow=ORGANIC&${PERSON}&concern_category=alignment`
    const { to } = await browser.get(selectTreatment, at)
    const { treatments } = (await browser.get(selectTreatment, to as string)).props.data
    expect(treatments.slice(0, 2)).toMatchObject([
      { value: 'aligner_scan', aside: 'Aligner scan from ₹199' },
      { value: 'braces', aside: 'Free consultation' },
    ])
    const unsure = (await browser.get(selectTreatment, (to as string).replace('alignment', 'not_sure'))).props.data
    expect(unsure.preset).toEqual({ value: 'other', label: 'Consultation' })
    const start = await browser.get(clinicStart, '/unified-booking/input-phone?flow=INDIVIDUAL_CLINIC_PAGE&cid=101')
    const labels = start.props.data.treatments.map(({ label }: { label: string }) => label)
    const told = ['Aligner (Aligner scan ₹199)', 'Implants (Implant scan ₹499)', 'Root Canal']
    expect(labels).toEqual(expect.arrayContaining(told))
  })

  test.each([
    ['location=at_home&pincode=560004&address=12%20Lake%20Road', 'PAID_CLINIC'],
    ['appointment_type=video', 'PAID_CLINIC'],
  ])('a URL with %s leads back to a bookable step', async (written, flow) => {
    const browser = new PageBrowser()
    const list = `/unified-booking/ext/clinic-list?flow=${flow}&${PERSON}`
    const { to } = await browser.get(extClinicList, list)
    const { props } = await browser.get(extClinicList, to as string)
    const chosen = { appointment_type: 'clinic', self_booked: 'true', slot: props.data.clinics[0].next.at(-1).value }
    const { to: reviewed } = await browser.post(extClinicList, to as string, chosen)
    const kept = new URL(reviewed as string, 'http://localhost')
    for (const [name, value] of new URLSearchParams(written)) kept.searchParams.set(name, value)
    const sealed = (await browser.get(extReview, kept.pathname + kept.search)).to ?? kept.pathname + kept.search
    const led = await browser.post(extReview, sealed, { name: 'Asha Rao' })
    expect([led.status, led.to]).toEqual([303, expect.stringMatching(/^\/unified-booking\/ext\/clinic-list\?/)])
    expect(led.to).not.toMatch(/at_home|video/)
    expect(await stored()).toEqual([])
  })
})
