import { Cache } from 'aws-amplify/utils'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Match } from '@/lib/browser/search/find-as-typed'
import { type Asked, type LocalServer, type Reply, startLocalServer, visit } from '@/tests/support/servers/local-server'

const clinic = (cid: string, locality: string, city = 'chennai') => ({
  cid,
  locality,
  name: `Muthu Dental ${locality}`,
  address: '12 Sample Road',
  pincode: '600017',
  phone: '+911800000001',
  cityId: city,
  city: city === 'chennai' ? 'Chennai' : 'Bengaluru',
})
const ADYAR = clinic('101', 'Adyar')
const NAGAR = clinic('102', 'T. Nagar')
const CITIES = { cities: [{ id: 'chennai', name: 'Chennai', clinics: 2 }] }
const CHAIN = { matched: true, from: null, clinics: [ADYAR, NAGAR] }

let server: LocalServer
let search: (body: Record<string, unknown>) => Reply | undefined
const asked = (path: string) => server.asked.filter((each) => each.path === `/api/${path}`).map(({ body }) => body)

beforeAll(async () => {
  server = await startLocalServer()
  visit(server.origin)
})
afterAll(() => server.stop())
beforeEach(async () => {
  vi.resetModules()
  await Cache.clear()
  localStorage.clear()
  document.documentElement.lang = 'en'
  server.asked.length = 0
  search = () => ({ json: CHAIN })
  server.answer = ({ path, body }: Asked) =>
    path === '/api/city/u/list' ? { json: CITIES } : search((body ?? {}) as Record<string, unknown>)
})
afterEach(() => vi.restoreAllMocks())

/** The module as a newly loaded page has it. */
const fresh = () => import('@/lib/browser/search/find-as-typed')

/** Every result for the typed text, until the search has answered or failed. */
async function said(
  page: Awaited<ReturnType<typeof fresh>>,
  typed: string,
  within: { id: string; name: string } | null,
) {
  const all: Match[] = []
  page.findAsTyped(typed, within, (found) => all.push(found))
  await vi.waitFor(() => expect(all.some(({ isAnnounced, isLost }) => isAnnounced || isLost)).toBe(true), 5000)
  return all.map(({ clinics, ...rest }) => ({ ...rest, cids: clinics.map(({ cid }) => cid) }))
}

test('the cache keeps the clinics with its default settings and answers the next page before the search does', async () => {
  const config = Cache.configure()
  expect(config).toMatchObject({ capacityInBytes: 1_048_576, itemMaxSize: 210_000, defaultTTL: 259_200_000 })
  expect(config.defaultPriority).toBe(5)
  await (await fresh()).prepareSearch()
  expect(await Cache.getItem('clinics-en')).toHaveLength(2)
  const kept = JSON.parse(localStorage.getItem('aws-amplify-cacheclinics-en') ?? '{}')
  expect(kept.priority).toBe(5)
  // Amplify reads its clock once for each of the two, so they may differ slightly.
  expect(Math.abs(kept.expires - kept.timestamp - 259_200_000)).toBeLessThan(60_000)

  vi.resetModules()
  let reply: () => void = () => undefined
  search = () => ({ json: CHAIN, after: new Promise<void>((resolve) => (reply = resolve)) })
  const all: Match[] = []
  ;(await fresh()).findAsTyped('adya', null, (found) => all.push(found))
  await vi.waitFor(() => expect(all).toHaveLength(1))
  expect(all[0]).toMatchObject({ clinics: [{ cid: '101', phone: ADYAR.phone }], isAnnounced: false, isLost: false })
  await vi.waitFor(() => expect(asked('clinic/u/search')).toContainEqual({ q: 'adya' }))
  reply()
})

test('the page sends the search text when the visitor pauses and stores it nowhere', async () => {
  const page = await fresh()
  await page.prepareSearch()
  server.asked.length = 0
  const stop = page.findAsTyped('ady', null, () => undefined)
  stop()
  expect(await said(page, 'adyar', null)).toHaveLength(2)
  expect(asked('clinic/u/search')).toEqual([{ q: 'adyar' }])
  expect(JSON.stringify({ ...localStorage })).not.toContain('"adyar"')
  expect(Object.keys(localStorage).sort()).toEqual(
    ['CurSize', 'cities-en', 'clinics-en'].map((key) => `aws-amplify-cache${key}`),
  )
})

test('the search’s answer replaces the cached one: a closed clinic goes, and the clinics nearest to a known area come', async () => {
  const page = await fresh()
  await page.prepareSearch()
  search = ({ q }) => ({
    json:
      q === 'guindy'
        ? { matched: true, from: { kind: 'area', name: 'Guindy' }, clinics: [{ ...NAGAR, distanceKm: 2.5 }, ADYAR] }
        : { matched: true, from: null, clinics: [NAGAR] },
  })
  expect((await said(page, 'chennai', null)).map(({ cids }) => cids)).toEqual([['101', '102'], ['102']])
  expect((await said(page, 'chennai', null))[0]).toMatchObject({ cids: ['102'], cities: [{ id: 'chennai' }] })
  expect(await said(page, 'guindy', { id: 'chennai', name: 'Chennai' })).toEqual([
    { cids: ['102', '101'], cities: [], nearestTo: 'Guindy', respelt: null, isAnnounced: true, isLost: false },
  ])
})

test('a search within one city may find nothing and shows no distances', async () => {
  const page = await fresh()
  const within = { id: 'chennai', name: 'Chennai' }
  search = ({ q }) => ({
    json: { matched: q !== 'zzz', from: null, clinics: [{ ...ADYAR, cityId: undefined, distanceKm: 7 }] },
  })
  expect((await said(page, 'zzz', within)).at(-1)?.cids).toEqual([])
  let last: Match | undefined
  page.findAsTyped('adyar', within, (found) => (last = found))
  await vi.waitFor(() => expect(last?.isAnnounced).toBe(true), 5000)
  expect(last?.clinics).toMatchObject([{ cid: '101', cityId: 'chennai', city: 'Chennai', distanceKm: null }])
})

test('the cache answers while the search is unavailable', async () => {
  const page = await fresh()
  await page.prepareSearch()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  search = () => ({ status: 503, json: {} })
  expect((await said(page, 'nagar', null)).at(-1)).toMatchObject({ cids: ['102'], isLost: true })
  expect((await said(page, 'delhi', null)).at(-1)).toMatchObject({ cids: [], isLost: true })
})

test.each([
  ['no JSON', 'nonsense'],
  ['another shape', JSON.stringify({ data: { a: 1 }, expires: 9e15, byteSize: 1 })],
  [
    'rows that lead elsewhere or lack a field',
    JSON.stringify({
      data: [{ ...ADYAR, cid: '../../evil' }, { ...ADYAR, name: { $: 1 } }, null, 7, { ...ADYAR, cityId: '//evil' }],
      expires: 9e15,
      byteSize: 1,
    }),
  ],
])('the page ignores a cache that was tampered with (%s)', async (_what, text) => {
  localStorage.setItem('aws-amplify-cacheclinics-en', text)
  localStorage.setItem('aws-amplify-cachecities-en', text)
  const page = await fresh()
  expect((await said(page, 'adyar', null)).map(({ isAnnounced }) => isAnnounced)).toEqual([true])
})

test('suggestions work when the browser’s storage is full', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const page = await fresh()
  await page.prepareSearch()
  expect((await said(page, 'adyar', null)).map(({ isAnnounced }) => isAnnounced)).toEqual([false, true])
})

test('the page treats hostile input as plain text and cuts it to 100 characters', async () => {
  const page = await fresh()
  await said(page, `<img src=x onerror=alert(1)>${'😀'.repeat(500)}`, null)
  const [body] = asked('clinic/u/search') as { q: string }[]
  expect([...(body?.q ?? '')]).toHaveLength(100)
})

test('each language of the page has its own cache, because names are in the language', async () => {
  await (await fresh()).prepareSearch()
  const { cachedChain } = await import('@/lib/browser/search/cached-chain')
  document.documentElement.lang = 'ta'
  expect(await cachedChain()).toBeNull()
  document.documentElement.lang = 'en'
  expect((await cachedChain())?.clinics).toHaveLength(2)
})

test('a sign-out empties the cache', async () => {
  await (await fresh()).prepareSearch()
  expect(await Cache.getItem('clinics-en')).toHaveLength(2)
  vi.resetModules()
  const { endSession: leave } = await import('@/lib/browser/pool/sessions')
  await leave('out')
  expect(Object.keys(localStorage).filter((key) => /cache(cities|clinics)-/.test(key))).toEqual([])
})
