// The table decides which cities are served, and the operator changes it; a known spelling alone is not enough.
import { beforeAll, describe, expect, test } from 'vitest'
import { citiesPopularFirst } from '@/lib/catalogue/clinics/cities'
import listCities from '@/pages/api/city/u/list'
import searchClinics from '@/pages/api/clinic/u/search'
import saveLead from '@/pages/api/lead/u/save'
import * as emergency from '@/pages/emergency'
import * as landingCity from '@/pages/free-smile-consultation/select-city'
import * as clinicList from '@/pages/unified-booking/clinic-list'
import * as extCity from '@/pages/unified-booking/ext/select-city'
import * as extConcern from '@/pages/unified-booking/ext/select-concern'
import * as extSlot from '@/pages/unified-booking/ext/select-slot'
import * as clinicStart from '@/pages/unified-booking/input-phone'
import * as review from '@/pages/unified-booking/review'
import { type Answer, PageBrowser, serveFrom } from '@/tests/support/browser/page-browser'
import { call } from '@/tests/support/call'
import { useDatabase } from '@/tests/support/servers/test-database'

const GONE = 'warangal'
const NOT_SERVED = { city: 'unknown' }

describe('the cities that we serve', () => {
  const database = useDatabase()
  const known = citiesPopularFirst().map(({ id }) => id)
  beforeAll(async () => {
    serveFrom(database())
    await database().script(
      `UPDATE places SET city_id = 'chennai' WHERE city_id = '${GONE}'; DELETE FROM cities WHERE id = '${GONE}';
       UPDATE cities SET name = 'Mysore city' WHERE id = 'mysuru'`,
    )
  })

  /** The page that a URL leads to, once its personal values are sealed. */
  async function led(page: Parameters<PageBrowser['get']>[0], url: string): Promise<Answer> {
    const browser = new PageBrowser()
    const { to } = await browser.get(page, `${url}&phone=98765%2043210`)
    return browser.get(page, to as string)
  }
  const valuesOf = (options: { value: string }[]) => options.map(({ value }) => value)
  const served = known.filter((id) => id !== GONE)

  test('the lists leave out a city that is no longer served, and show popular cities first', async () => {
    const { props } = await led(extCity, '/unified-booking/ext/select-city?flow=PAID_ALIGNER')
    expect(valuesOf(props.data.cities)).toEqual(served)
    expect(props.step.causes).toEqual({})
    const mysuru = { value: 'mysuru', label: 'Mysore city', line: 'Karnataka', popular: false, also: ['mysore'] }
    expect(props.data.cities).toContainEqual(expect.objectContaining(mysuru))
    const page = await new PageBrowser().get(emergency, `/emergency?city=${GONE}`)
    expect(valuesOf(page.props.cities).sort()).toEqual([...served].sort())
    expect(page.props.chosen).toBeNull()
  })

  test('the search call finds cities and clinics as the page does, everywhere without a city', async () => {
    const find = async (body: object) => (await call(searchClinics, body)).body
    const cids = ({ clinics }: { clinics: { cid: string }[] }) => clinics.map(({ cid }) => cid)
    const all = await find({})
    expect(all.clinics).toHaveLength(43)
    expect(all.clinics[0]).toMatchObject({
      city: expect.any(String),
      phone: expect.stringMatching(/^0\d{2} /),
      distanceKm: null,
    })
    expect(cids(await find({ q: 'madras' }))).toEqual(cids(await find({ q: 'Chennai' })))
    const near = await find({ q: 'jp nagar' })
    expect(near).toMatchObject({ matched: true, from: { kind: 'area', name: 'JP Nagar' } })
    expect(near.clinics[0].distanceKm).toBeLessThan(near.clinics[1].distanceKm)
    expect(await find({ q: "'; DROP TABLE clinics; --" })).toEqual({
      matched: false,
      respelt: null,
      from: null,
      clinics: [],
    })
    const headers = { 'accept-language': 'ta' }
    const tamil = async (body: object) => (await call(searchClinics, body, { headers })).body
    expect((await tamil({ q: 'adyar' })).clinics).toMatchObject([{ locality: 'அடையாறு', city: 'சென்னை' }])
    expect((await tamil({ q: 'adiyar' })).respelt).toBe('அடையாறு')
    expect((await tamil({ city: 'chennai', q: 'adyar' })).clinics).toMatchObject([{ locality: 'அடையாறு' }])
    expect((await tamil({ q: 'brases' })).clinics).toEqual([])
    const { cities } = (await call(listCities, {}, { headers })).body
    expect(cities).toContainEqual(
      expect.objectContaining({ name: 'சென்னை', aliases: expect.arrayContaining(['Chennai']) }),
    )
    expect((await call(searchClinics, { q: 'a'.repeat(101) })).status).toBe(422)
    expect((await call(searchClinics, { q: 'a'.repeat(1024 ** 2) })).status).toBe(413)
    // A search holds no slot, so it sets no cookie.
    expect((await call(searchClinics, { city: 'chennai', q: 'adyar' })).cookies).toEqual({})
  })

  test.each([
    ['PAID_ALIGNER', extCity, '/unified-booking/ext/select-city'],
    ['PPR', landingCity, '/free-smile-consultation/select-city'],
  ])('the %s flow refuses a typed city that we do not serve, at its field', async (flow, page, path) => {
    const browser = new PageBrowser()
    const { to } = await browser.get(page, `${path}?flow=${flow}&purpose=gaps&phone=9876543210`)
    const refused = await browser.post(page, to as string, { city: 'Hanamkonda' })
    expect(refused).toMatchObject({ status: 422, to: null, props: { step: { causes: NOT_SERVED } } })
    expect((await browser.post(page, to as string, { city: 'Madras' })).to).toContain('city=chennai')
  })

  test('a city search without scripts opens the step again and answers nothing', async () => {
    const browser = new PageBrowser()
    const known = 'phone=9876543210&city=mysuru&cid=106&pincode=570001'
    const { to } = await browser.get(extCity, `/unified-booking/ext/select-city?flow=PAID_ALIGNER&${known}`)
    const find = (typed_city: string) => browser.post(extCity, to as string, { intent: 'find', typed_city })
    for (const typed of ['சென்னை', 'चेन्नई', 'செண்ணை', 'chennnai'])
      expect((await find(typed)).to, typed).toMatch(/select-city\?.*city=chennai/)
    const found = (await find('Madras')).to ?? ''
    expect(found).toMatch(/^\/unified-booking\/ext\/select-city\?.*city=chennai/)
    expect(found).not.toMatch(/cid=|pincode=/)
    expect((await browser.get(extCity, found)).props.step.values).toEqual({ city: 'chennai' })
    for (const typed of [GONE, 'Nagercoil', '<b>']) {
      const { status, props } = await find(typed)
      expect([status, props.step.causes, props.data.typed]).toEqual([422, NOT_SERVED, typed])
    }
    expect((await find('')).props.step.causes).toEqual({ city: 'empty' })
  })

  test('when a clinic’s form refuses the city, the other answers stay as typed', async () => {
    const typed = { name: 'Asha Rao', phone: '98765 43210', treatment: 'braces', city: GONE }
    const at = '/unified-booking/input-phone?flow=INDIVIDUAL_CLINIC_PAGE&cid=106'
    const { status, props } = await new PageBrowser().post(clinicStart, at, typed)
    expect(status).toBe(422)
    expect(props.step).toMatchObject({ causes: NOT_SERVED, values: typed })
  })

  test('an unserved city from a campaign is asked again at its step, with a text', async () => {
    const { status, props } = await led(extCity, `/unified-booking/ext/select-city?flow=PAID_ALIGNER&city=${GONE}`)
    expect([status, props.step.causes]).toEqual([200, NOT_SERVED])
  })

  test.each([
    [
      'a concern',
      extConcern,
      '/unified-booking/ext/select-concern?flow=PAID_ALIGNER',
      '/unified-booking/ext/select-city',
    ],
    [
      'a time at home',
      extSlot,
      '/unified-booking/ext/select-slot?flow=PAID_ALIGNER&concern=gaps&location=at_home&pincode=506001&address=1%20Road',
      '/unified-booking/ext/select-city',
    ],
    [
      'a clinic',
      clinicList,
      '/unified-booking/clinic-list?flow=ORGANIC&concern_category=hygiene&treatment=teeth_cleaning',
      '/unified-booking/select-city',
    ],
    [
      'the review',
      review,
      '/unified-booking/review?flow=ORGANIC&concern_category=hygiene&treatment=teeth_cleaning&appointment_type=clinic' +
        '&self_booked=true&cid=142&date=2026-11-30&start=10:00&end=10:30',
      '/unified-booking/select-city',
    ],
  ])('an unserved city in a draft that reached %s is asked again', async (_what, page, url, path) => {
    const { to } = await led(page, `${url}&city=${GONE}`)
    expect(to).toMatch(new RegExp(`^${path}\\?.*city=${GONE}`))
  })

  test('the calls refuse an unserved city with a text', async () => {
    const error = { code: 'invalid', fields: { city: 'We’re not in this city yet. Choose one from the list' } }
    expect(await call(searchClinics, { city: GONE })).toMatchObject({ status: 422, body: { error } })
    expect((await call(searchClinics, { city: 'Madras' })).body.clinics.length).toBeGreaterThan(0)
    const lead = { phone: '9876543210', flow: 'PPR', consent: true }
    expect(await call(saveLead, { ...lead, city: GONE })).toMatchObject({ status: 422, body: { error } })
    expect(await database().reads.selectFrom('leads').select('id').execute()).toEqual([])
    expect((await call(saveLead, { ...lead, city: 'chennai' })).status).toBe(200)
  })
})
