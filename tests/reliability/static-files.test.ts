// Scripts, sheets and pictures as the real process sends them: compressed as the browser takes them, kept as long as their
// names say, and nothing by any name that is not in the list.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { ask } from '@/tests/reliability/support/from-address'
import { filledFolder, type Site, startSite } from '@/tests/reliability/support/site-process'

const CHUNKS = join('.next', 'static', 'chunks')
const FOR_EVER = 'public, max-age=31536000, immutable'
const PICTURE = '/art/cities/chennai-64.webp'

let site: Site
beforeAll(async () => {
  site = await startSite({ DATA_DIR: filledFolder(), SITE_ORIGIN: '' })
})

const script = (): string => readdirSync(CHUNKS).find((name) => name.startsWith('framework-')) ?? ''
const addressOf = (name: string): string => `/_next/static/chunks/${name}`
const get = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> =>
  fetch(site.origin + path, { method, headers })

describe('a script', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=1, br;q=0.5', 'br'],
    ['GZIP, BR', 'br'],
    ['br;q=0, *', 'gzip'],
    ['gzip, br; q=0', 'gzip'],
    ['*', 'br'],
    ['deflate, zstd', null],
    ['br;q=0, gzip;q=0', null],
    ['*;q=0, identity', null],
    ['br;q=nonsense, gzip;q=0', null],
    ['', null],
  ])('comes to a browser that takes %j in %j, whole', async (accepted, coding) => {
    const response = await get(addressOf(script()), { 'Accept-Encoding': accepted })
    const { headers } = response
    expect([response.status, headers.get('content-encoding'), headers.get('vary')]).toEqual([
      200,
      coding,
      'Accept-Encoding',
    ])
    expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(headers.get('cache-control')).toBe(FOR_EVER)
    const whole = readFileSync(join(CHUNKS, script()), 'utf8')
    expect(await response.text()).toBe(whole)
    const length = Number(headers.get('content-length'))
    if (coding) expect(length).toBeLessThan(whole.length / 2)
    else expect(length).toBe(Buffer.byteLength(whole))
  })

  test('has the headers of every answer', async () => {
    const { headers } = await get(addressOf(script()), { 'X-Forwarded-Proto': 'https' })
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toContain("default-src 'self'")
    expect(headers.get('strict-transport-security')).toContain('max-age')
    expect((await get(addressOf(script()))).headers.has('strict-transport-security')).toBe(false)
  })

  test('that the browser has is not sent again, in whatever coding it came', async () => {
    const tag = (await get(addressOf(script()), { 'Accept-Encoding': 'br' })).headers.get('etag') ?? ''
    for (const held of [tag, `"other", ${tag}`, tag.replace('W/', ''), '*']) {
      const response = await get(addressOf(script()), { 'Accept-Encoding': 'gzip', 'If-None-Match': held })
      expect([held, response.status, await response.text()]).toEqual([held, 304, ''])
      expect(response.headers.get('cache-control')).toBe(FOR_EVER)
    }
    expect((await get(addressOf(script()), { 'If-None-Match': 'W/"other"' })).status).toBe(200)
  })

  test('is told of without being sent', async () => {
    const headers = { 'Accept-Encoding': 'br' }
    const [told, sent] = [await get(addressOf(script()), headers, 'HEAD'), await get(addressOf(script()), headers)]
    const named = ['content-encoding', 'content-length', 'content-type', 'cache-control', 'etag', 'vary']
    const valuesOf = (response: Response) => named.map((name) => response.headers.get(name))
    expect(valuesOf(told)).toEqual(valuesOf(sent))
    expect(valuesOf(told)).not.toContain(null)
    expect(await told.text()).toBe('')
  })

  test('of a page with a parameter is found by the name that browsers write', async () => {
    const name = readdirSync(join(CHUNKS, 'pages', 'clinics')).find((each) => /^\[city\]-.*js$/.test(each)) ?? ''
    const response = await get(addressOf(`pages/clinics/${encodeURIComponent(name)}`), { 'Accept-Encoding': 'br' })
    expect([response.status, response.headers.get('content-encoding')]).toEqual([200, 'br'])
  })
})

test.each([
  [PICTURE, 'image/webp', 'public, max-age=86400'],
  [`${PICTURE}?v=1`, 'image/webp', FOR_EVER],
  ['/fonts/figtree.woff2', 'font/woff2', FOR_EVER],
  ['/icon.svg', 'image/svg+xml; charset=utf-8', 'public, max-age=0'],
  ['/late-scripts.js', 'text/javascript; charset=utf-8', 'public, max-age=86400'],
  ['/service-worker.js', 'text/javascript; charset=utf-8', 'no-cache'],
])('%s comes as %s, kept: %s', async (path, type, kept) => {
  const { status, headers } = await get(path)
  expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([200, type, kept])
})

test('a picture is sent as it is, to the last byte', async () => {
  const response = await get(PICTURE, { 'Accept-Encoding': 'br' })
  expect([response.headers.get('content-encoding'), response.headers.get('vary')]).toEqual([null, null])
  expect(Buffer.from(await response.arrayBuffer()).equals(readFileSync(join('public', PICTURE)))).toBe(true)
})

test('every file of the build and of public/ is in the list, but for a licence', () => {
  const listed = Object.values<{ file: string }>(JSON.parse(readFileSync('.next/start/static.json', 'utf8')))
  const files = ['.next/static', 'public'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name)),
  )
  const names = new Set(listed.map(({ file }) => file))
  expect(files.filter((file) => !names.has(file))).toEqual(['public/fonts/LICENSE'])
})

test.each([
  '/_next/static/chunks/none.js',
  '/_next/static/chunks',
  '/_next/static/../BUILD_ID',
  '/_next/static/%2e%2e/BUILD_ID',
  '/_next/static/..%2f..%2fpackage.json',
  '/_next/static/chunks/..%2f..%2f..%2f..%2fetc%2fpasswd',
  '/art/../../package.json',
  '/art/%2e%2e/%2e%2e/package.json',
  '/icon.svg/',
  '//icon.svg',
  '/icon.svg%00.js',
  '/icon.svg%',
  '/.next/start/static.json',
  '/__proto__',
  '/constructor',
])('%s is no file', async (path) => {
  const { status, headers, body } = await ask({ port: site.port, path })
  expect([308, 400, 404]).toContain(status)
  expect(headers['cache-control'] ?? '').not.toContain('immutable')
  expect(body).not.toMatch(/"dependencies"|root:|svg xmlns/)
})

test('a form that is sent to a file is answered as before', async () => {
  expect((await get(PICTURE, {}, 'POST')).status).toBe(405)
})
