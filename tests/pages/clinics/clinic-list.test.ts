import { beforeAll, describe, expect, test } from 'vitest'
import { holdSlot } from '@/lib/use-cases/booking/hold'
import * as clinicList from '@/pages/unified-booking/clinic-list'
import * as extClinicList from '@/pages/unified-booking/ext/clinic-list'
import * as review from '@/pages/unified-booking/review'
import * as waiting from '@/pages/waiting-list'
import { PageBrowser, serveFrom } from '@/tests/support/browser/page-browser'
import { depsOf } from '@/tests/support/chain/test-places'
import { useDatabase } from '@/tests/support/servers/test-database'

const LIST =
  '/unified-booking/clinic-list?flow=ORGANIC&phone=9876543210&city=chennai&concern_category=alignment&treatment=braces'

type Pill = { value: string; day: string }
type Clinic = { cid: string; locality: string; distance: string | null; lacking: string | null; next: Pill[] }

describe('the list of clinics', () => {
  const database = useDatabase()
  beforeAll(() => serveFrom(database()))
  const open = async (at = LIST) => {
    const browser = new PageBrowser()
    const { to } = await browser.get(clinicList, at)
    const url = to ?? at
    const { props } = await browser.get(clinicList, url)
    return { browser, url, data: props.data, step: props.step }
  }
  const search = async (form: Record<string, string>) => {
    const { browser, url } = await open()
    const { to } = await browser.post(clinicList, url, { intent: 'search', ...form })
    return { browser, to: to ?? '', data: (await browser.get(clinicList, to ?? '')).props.data }
  }
  const localities = (data: { clinics: Clinic[] }) => data.clinics.map(({ locality }) => locality)

  test('without a location the list is sorted by the next slot and shows no distances', async () => {
    const { data } = await open()
    expect(data.outcome).toBe('5 clinics in Chennai, earliest slot first')
    const times = data.clinics.map(({ next }: Clinic) => next[0]?.value.slice(0, 16))
    expect(times).toEqual(times.toSorted())
    expect(data.clinics.map(({ distance }: Clinic) => distance)).toEqual([null, null, null, null, null])
    expect(data.orders).toEqual([])
    expect(['Today', 'Tomorrow']).toContain(data.clinics[0].next[0].day)
  })

  test.each([
    ['an area', 'mylapore', 'nearest to Mylapore first', 'T. Nagar'],
    ['a pincode', '600 045', 'nearest to 600045 first', 'Tambaram'],
    ['a pincode of an area alone', '600116', 'nearest to 600116 first', 'Anna Nagar'],
  ])('a search for %s sorts the list by distance', async (_, q, order, first) => {
    const { to, data } = await search({ q, chosen: 'self_booked=false' })
    expect(to).toMatch(/&self_booked=false&.*q=~?.*#results$/)
    expect(to).not.toContain(q)
    expect(data).toMatchObject({ outcome: `5 clinics in Chennai, ${order}`, allHref: null })
    expect(localities(data)[0]).toBe(first)
    expect(data.clinics[0].distance).toMatch(/^\d+\.\d km$/)
    expect(data.orders.map(({ isCurrent }: { isCurrent: boolean }) => isCurrent)).toEqual([false, true])
  })

  test('a search for clinics by name shows only these, and says when nothing matches', async () => {
    const picked = await search({ q: 'adyar' })
    expect([picked.data.outcome, localities(picked.data)]).toEqual(['1 clinic for “adyar”', ['Adyar']])
    expect((await picked.browser.get(clinicList, picked.data.allHref)).props.data.clinics).toHaveLength(5)
    const none = await search({ q: 'zzzz' })
    expect(none.data).toMatchObject({
      waitingHref: expect.stringMatching(/^\/waiting-list\?q=%7E[^&]+&phone=%7E/),
      searched: 'zzzz',
    })
    const form = await none.browser.get(waiting, none.data.waitingHref)
    expect(form.props.view).toMatchObject({ kind: 'form', city: 'zzzz', phone: '98765 43210' })
    expect(none.data.outcome).toMatch(/^Nothing in Chennai matches “zzzz”/)
    expect(none.data.clinics).toHaveLength(5)
  })

  test('the list names the clinic that it shows for a misspelt name, and still offers the waiting list', async () => {
    const { data } = await search({ q: 'adiyar' })
    expect([data.outcome, localities(data)]).toEqual([
      'Nothing found for “adiyar”. Showing “Adyar”. 1 clinic for “Adyar”',
      ['Adyar'],
    ])
    expect(data.waitingHref).toMatch(/^\/waiting-list\?q=%7E/)
    expect(data.allHref).not.toBeNull()
    const area = await search({ q: 'mylapur' })
    expect(area.data.outcome).toBe(
      'Nothing found for “mylapur”. Showing “Mylapore”. 5 clinics in Chennai, nearest to Mylapore first',
    )
    const heard = await search({ q: 'அடையார்' })
    expect(heard.data.outcome).toMatch(/^Nothing found for “அடையார்”. Showing “Adyar”/)
    const translated = await search({ q: 'அடையாறு' })
    expect(translated.data.outcome).toBe('1 clinic for “அடையாறு”')
    expect((await search({ q: 'adyar' })).data.outcome).toBe('1 clinic for “adyar”')
  })

  test('the device’s sealed position sorts the list until the visitor types something', async () => {
    const { browser, to, data } = await search({ q: 'adyar', latLng: '12.9246,80.1146' })
    expect(to).toMatch(/latLng=%7E/)
    expect(to).not.toContain('12.92')
    expect(data).toMatchObject({ searched: '', outcome: '5 clinics in Chennai, nearest to you first' })
    expect(localities(data)[0]).toBe('Tambaram')
    const soonest = data.orders.find(({ label }: { label: string }) => label === 'Soonest')
    const other = (await browser.get(clinicList, soonest.href)).props.data
    expect([other.outcome, other.clinics[0].distance]).toEqual([
      '5 clinics in Chennai, earliest slot first',
      expect.stringMatching(/km$/),
    ])
    const { to: typed } = await browser.post(clinicList, to, { intent: 'search', q: 'porur', latLng: '' })
    expect(typed).not.toContain('latLng')
    expect((await search({ q: '', latLng: 'nonsense' })).data.orders).toEqual([])
  })

  test('the list offers the city with clinics nearer to the device, and keeps position and answers', async () => {
    expect((await search({ latLng: '12.9246,80.1146' })).data.nearer).toBeNull()
    const { browser, data } = await search({ latLng: '9.97,76.28' })
    expect(data.nearer).toMatchObject({ label: 'Our clinics in Kochi are nearer to you' })
    const { props } = await browser.get(clinicList, data.nearer.href)
    expect(props.data).toMatchObject({ city: 'Kochi', nearer: null })
    expect(props.data.outcome).toMatch(/^\d clinics in Kochi, nearest to you first$/)
    expect(props.data.clinics[0].distance).toMatch(/^\d\.\d\skm$/)
    const elsewhere = await search({ latLng: '28.61,77.2' })
    expect(elsewhere.data.nearer.label).toMatch(/^Our clinics in \w+ are nearer to you$/)
  })

  test.each(['today', 'tomorrow', 'evening'])('the filter “%s” shows only such slots', async (when) => {
    const { browser, data } = await open()
    const chip = data.wishes.find(({ href }: { href: string }) => href.includes(`when=${when}`))
    const shown = (await browser.get(clinicList, chip.href)).props.data
    const found: Clinic[] = shown.clinics.filter(({ lacking }: Clinic) => lacking === null)
    const days = new Set(found.flatMap(({ next }) => next.map(({ day }) => day.toLowerCase())))
    if (when !== 'evening') expect([...days].filter((day) => day !== when)).toEqual([])
    const lacks = shown.clinics.map(({ lacking }: Clinic) => lacking !== null)
    expect(lacks).toEqual(lacks.toSorted())
    expect(shown.clinics).toHaveLength(5)
  })

  test('a tap on a slot answers the step, and the slot is marked when the visitor returns', async () => {
    const { browser, url, data } = await open()
    const [clinic] = data.clinics
    const slot = clinic.next[1].value
    const { to } = await browser.post(clinicList, url, { appointment_type: 'clinic', slot })
    expect(to).toMatch(/^\/unified-booking\/review\?.*self_booked=true/)
    const { step } = (await browser.get(review, to ?? '')).props
    const back = `${step.back}?${step.query}`
    const again = (await browser.get(clinicList, back)).props
    expect(again.step.values.slot).toBe(slot)
    expect(again.data.chosen).toMatchObject({ value: slot, label: expect.stringContaining(clinic.locality) })
    expect(again.data.clinics[0].cid).toBe(clinic.cid)
  })

  test('the clinic whose slot was lost comes first, with its nearest slots', async () => {
    const { browser, url, data } = await open()
    const [date, start, end, cid] = data.clinics[4].next[0].value.split(/[T/@]/)
    const deps = depsOf(database(), new Date())
    for (let seat = 0; seat < 8; seat += 1) {
      const phone = `+9198765000${10 + seat}`
      const held = { owner: `other-${seat}`, network: `n${seat}`, proved: true, phone }
      await holdSlot(deps, { ...held, placeId: `c${cid}`, date, start, end })
    }
    const refused = await browser.post(clinicList, url, { slot: data.clinics[4].next[0].value })
    expect([refused.status, refused.props.step.causes]).toEqual([409, { slot: 'taken' }])
    const [first] = refused.props.data.clinics
    expect([first.cid, first.open.nearest.length, refused.props.data.chosen]).toEqual([cid, 3, null])
  })
})

describe('a video consultation', () => {
  const database = useDatabase()
  beforeAll(() => serveFrom(database()))

  test('a video consultation asks only for a slot, and any free clinic takes it', async () => {
    const browser = new PageBrowser()
    const { to: list } = await browser.get(clinicList, `${LIST}&appointment_type=video`)
    const { data } = (await browser.get(clinicList, list ?? '')).props
    expect([data.clinics, data.call.how.includes('98765 43210')]).toEqual([[], true])
    // At noon of a later day, because early and late only one clinic is open.
    const later = data.call.days.findLast(({ state }: { state: string }) => state === 'free')
    const [, noon] = (await browser.get(clinicList, later.href)).props.data.call.groups
    const slot: string = noon.slots[0].value
    const [date = '', start = '', end = '', cid = ''] = slot.split(/[T/@]/)
    const deps = depsOf(database(), new Date())
    for (let seat = 0; seat < 8; seat += 1) {
      const held = { owner: `other-${seat}`, network: `n${seat}`, proved: true, phone: `+9198765000${10 + seat}` }
      await holdSlot(deps, { ...held, placeId: `c${cid}`, date, start, end })
    }
    const { to } = await browser.post(clinicList, list ?? '', { appointment_type: 'video', slot })
    const query = new URL(to ?? '', 'http://localhost').searchParams
    expect(query.get('start')).toBe(start)
    expect(query.get('cid')).not.toBe(cid)
    const { rows } = (await browser.get(review, to ?? '')).props.data
    expect(rows.find(({ label }: { label: string }) => label === 'Where')).toEqual({
      label: 'Where',
      value: 'Video call',
      changeHref: expect.stringMatching(/^\/unified-booking\/clinic-list\?/),
    })
  })

  test('a video call is offered for a consultation, but not for a treatment that needs hands', async () => {
    const browser = new PageBrowser()
    const { to } = await browser.get(clinicList, LIST)
    const { otherHref } = (await browser.get(clinicList, to ?? '')).props.data
    expect(otherHref).toContain('appointment_type=video')
    const { call, otherHref: back } = (await browser.get(clinicList, otherHref)).props.data
    expect([call.how, back]).toEqual([expect.stringContaining('WhatsApp'), expect.stringContaining('=clinic')])
    const paid = await browser.get(
      extClinicList,
      LIST.replace('ORGANIC', 'PAID_CLINIC').replace('/clinic', '/ext/clinic'),
    )
    const { data } = (await browser.get(extClinicList, paid.to ?? '')).props
    expect([data.otherHref, data.call]).toEqual([null, null])
    const slot = data.clinics[0].next.at(-1).value
    const refused = await browser.post(extClinicList, paid.to ?? '', { appointment_type: 'video', slot })
    expect([refused.status, refused.props.step.causes]).toEqual([422, { appointment_type: 'not_by_video' }])
  })
})
