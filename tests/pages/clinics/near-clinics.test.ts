import { beforeAll, describe, expect, test } from 'vitest'
import * as clinics from '@/pages/clinics'
import * as cityPage from '@/pages/clinics/[city]'
import { PageBrowser, serveFrom } from '@/tests/support/browser/page-browser'
import { useDatabase } from '@/tests/support/servers/test-database'

// The page tests pass the query as the path's parameters too.
const cityAt = (city: string, rest = '') => `/clinics/${city}?city=${city}${rest}`

describe('the clinics pages', () => {
  const database = useDatabase()
  beforeAll(() => serveFrom(database()))
  const browser = () => new PageBrowser()

  test('the page shows the distance from the search, and offers the waiting list for an unserved place', async () => {
    const { props } = await browser().get(clinics, '/clinics?q=560034&utm_source=bus')
    expect(props.view.search.outcome).toBe('Clinics near 560034, nearest first')
    expect(props.view.found[0].clinics[0].distance).toMatch(/^1\.\d\skm$/)
    const none = (await browser().get(clinics, '/clinics?q=delhi')).props.view
    expect([none.waitingHref, none.search.outcome]).toEqual([
      '/waiting-list?q=delhi',
      expect.stringContaining('“delhi”'),
    ])
  })

  test('the clinics nearest to the device come first, at an address that only this browser can read', async () => {
    const asked = browser()
    const { status, to } = await asked.post(clinics, '/clinics?utm_source=bus', {
      intent: 'near',
      latLng: '13.0067,80.2206',
    })
    expect([status, to]).toEqual([303, expect.stringMatching(/^\/clinics\?utm_source=bus&latLng=%7E[\w-]+#results$/)])
    const { search, found: groups } = (await asked.get(clinics, to ?? '')).props.view
    expect(search.outcome).toBe('Clinics near you, nearest first')
    expect(groups.map(({ id }: { id: string }) => id)).toEqual(['chennai'])
    expect(groups[0].clinics[0]).toMatchObject({ cid: '109', distance: expect.stringMatching(/km$/) })
    const other = (await browser().get(clinics, to ?? '')).props.view
    const plain = (await asked.get(clinics, '/clinics?latLng=13.0067,80.2206')).props.view
    expect([other.search.outcome, plain.search.outcome]).toEqual([null, null])
    expect((await asked.post(clinics, '/clinics', { intent: 'near', latLng: 'nonsense' })).to).toBe('/clinics')
    const far = await asked.post(clinics, '/clinics', { intent: 'near', latLng: '28.61,77.2' })
    const few = (await asked.get(clinics, far.to ?? '')).props.view.found
    expect(few.flatMap(({ clinics: near }: { clinics: unknown[] }) => near)).toHaveLength(3)
  })

  test('a search within one city works by area and by device, and looks elsewhere when it finds nothing', async () => {
    const asked = browser()
    const at = async (path: string) => (await asked.get(cityPage, path)).props.view
    const plain = await at(cityAt('chennai'))
    expect(plain.clinics.map(({ distance }: { distance: unknown }) => distance)).toEqual(Array(5).fill(null))
    const area = await at(cityAt('chennai', '&q=guindy&utm_source=bus'))
    expect(area.search.outcome).toBe('5 clinics in Chennai, nearest to Guindy first')
    expect(area.clinics[0]).toMatchObject({ cid: '109', distance: expect.stringMatching(/km$/) })
    const { to } = await asked.post(cityPage, cityAt('chennai'), { intent: 'near', latLng: '12.9246,80.1146' })
    expect((await at((to ?? '').replace('?', '?city=chennai&'))).clinics[0].cid).toBe('110')
    expect((await at((to ?? '').replace('?', '?city=chennai&'))).nearer).toBeNull()
    const far = await asked.post(cityPage, cityAt('chennai', '&utm_source=bus'), {
      intent: 'near',
      latLng: '9.97,76.28',
    })
    const { nearer } = await at((far.to ?? '').replace('?', '?city=chennai&'))
    expect(nearer).toEqual({
      label: 'Our clinics in Kochi are nearer to you',
      href: expect.stringMatching(/^\/clinics\/kochi\?utm_source=bus&latLng=%7E[\w-]+#results$/),
    })
    const kochi = await at(nearer.href.replace('?', '?city=kochi&'))
    expect([kochi.nearer, kochi.clinics[0].distance]).toEqual([null, expect.stringMatching(/km$/)])
    const none = await at(cityAt('chennai', '&q=whitefield'))
    expect([none.everywhereHref, none.clinics.length]).toEqual(['/clinics?q=whitefield', 5])
  })
})
