import { ServerResponse } from 'node:http'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { chain, setChain } from '@/lib/catalogue/chain'
import { importChain } from '@/lib/use-cases/chain/import'
import { serveChain } from '@/lib/use-cases/chain/serve'
import listCities from '@/pages/api/city/u/list'
import searchClinics from '@/pages/api/clinic/u/search'
import * as clinics from '@/pages/clinics'
import * as cityPage from '@/pages/clinics/[city]'
import * as clinicPage from '@/pages/clinics/[city]/[cid]'
import * as emergency from '@/pages/emergency'
import * as home from '@/pages/index'
import * as sitemap from '@/pages/sitemap.xml'
import * as clinicList from '@/pages/unified-booking/clinic-list'
import * as review from '@/pages/unified-booking/review'
import * as selectCity from '@/pages/unified-booking/select-city'
import { PageBrowser, serveFrom } from '@/tests/support/browser/page-browser'
import { call } from '@/tests/support/call'
import { SAMPLE } from '@/tests/support/chain/sample-chain'
import { depsOf } from '@/tests/support/chain/test-places'
import { useDatabase } from '@/tests/support/servers/test-database'

const NASHIK = {
  id: 'nashik',
  name: 'Nashik',
  state: 'Maharashtra',
  lat: 19.9975,
  lng: 73.7898,
  pincodePrefixes: ['422'],
  aliases: ['nasik'],
  popular: true,
}
const [clinic] = SAMPLE.clinics
if (!clinic) throw new Error('The sample has no clinic')
const OWN = {
  ...SAMPLE,
  cities: [NASHIK, ...SAMPLE.cities],
  clinics: [
    ...SAMPLE.clinics,
    {
      ...clinic,
      id: '900',
      city: 'nashik',
      name: 'Muthu Dental Panchavati',
      locality: 'Panchavati',
      pincode: '422003',
      lat: 20.01,
      lng: 73.8,
    },
  ],
}

describe('a city from the chain’s own file', () => {
  const served = chain()
  const database = useDatabase()
  const browser = new PageBrowser()
  beforeAll(async () => {
    serveFrom(database())
    expect(await importChain(depsOf(database(), new Date()), OWN)).toMatchObject({ kind: 'imported' })
    await serveChain(database())
  })
  afterEach(() => vi.restoreAllMocks())
  afterAll(() => setChain(served))

  test('the city has its page with clinics, map and directions; another spelling redirects there', async () => {
    const { status, props } = await browser.get(cityPage, '/clinics/nashik?city=nashik')
    expect(status).toBe(200)
    expect(props.view).toMatchObject({ id: 'nashik', name: 'Nashik', state: 'Maharashtra' })
    expect(props.view.clinics.map(({ cid }: { cid: string }) => cid)).toEqual(['900'])
    expect((await browser.get(cityPage, '/clinics/Nasik?city=Nasik')).to).toBe('/clinics/nashik')
    const own = await browser.get(clinicPage, '/clinics/nashik/900?city=nashik&cid=900')
    expect(own.props.view.name).toBe('Muthu Dental Panchavati')
  })

  test('the city appears on every list: home page, clinics, emergency, selector, sitemap and calls', async () => {
    const first = (await browser.get(home, '/')).props
    expect(first.cities[0]).toEqual({ href: '/clinics/nashik', label: 'Nashik', picture: 'heroes/home' })
    expect(JSON.stringify((await browser.get(clinics, '/clinics')).props)).toContain('"/clinics/nashik"')
    const { cities } = (await browser.get(emergency, '/emergency?city=nasik')).props
    expect(cities).toContainEqual({ value: 'nashik', label: 'Nashik' })
    const step =
      '/unified-booking/select-city?flow=ORGANIC&phone=9876543210&concern_category=hygiene&treatment=teeth_cleaning'
    const { to } = await browser.get(selectCity, step)
    expect((await browser.get(selectCity, to as string)).props.data.cities[0]).toMatchObject({
      value: 'nashik',
      also: ['nasik'],
    })
    expect((await call(listCities, {})).body.cities).toContainEqual(
      expect.objectContaining({ id: 'nashik', aliases: ['nasik'] }),
    )
    const end = vi.spyOn(ServerResponse.prototype, 'end')
    await browser.get(sitemap, '/sitemap.xml')
    expect(String(end.mock.calls.at(-1)?.[0])).toMatch(/\/clinics\/nashik<.*\/clinics\/nashik\/900</s)
  })

  test.each(['nasik', 'Nashik', '422003', '422099', 'panchavati'])('“%s” finds the city’s clinic', async (q) => {
    const { body } = await call(searchClinics, { q })
    expect(body.clinics.map(({ cid }: { cid: string }) => cid)).toEqual(['900'])
  })

  test('a patient books in the city in one walk', async () => {
    const walk =
      'flow=ORGANIC&phone=9876543210&city=nasik&concern_category=hygiene&treatment=teeth_cleaning&location=clinic'
    const { to: list } = await browser.get(clinicList, `/unified-booking/clinic-list?${walk}`)
    expect(list).toContain('city=nashik')
    const { props } = await browser.get(clinicList, list as string)
    const { to: reviewed } = await browser.post(clinicList, list as string, {
      slot: props.data.clinics[0].next.at(-1).value,
    })
    expect(JSON.stringify((await browser.get(review, reviewed as string)).props)).toContain('Nashik')
    const { to: success } = await browser.post(review, reviewed as string, { name: 'Asha Rao' })
    expect(success).toMatch(/^\/unified-booking\/success/)
    const booked = await database().reads.selectFrom('seats').select('place_id').where('state', '=', 'taken').execute()
    expect(booked).toEqual([{ place_id: 'c900' }])
  })

  test('a city that has left the chain has no page and no spelling', async () => {
    await database().writes.deleteFrom('seats').execute()
    await importChain(depsOf(database(), new Date()), SAMPLE)
    await serveChain(database())
    expect((await browser.get(cityPage, '/clinics/nashik?city=nashik')).status).toBe(404)
    expect((await call(searchClinics, { q: 'nasik' })).body.clinics).toEqual([])
  })
})
