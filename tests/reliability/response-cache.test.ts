// Shared answers come from memory in the browser's compression and contain nothing of another visitor.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { openBrowser } from '@/tests/reliability/support/browser'
import { ask as askFrom } from '@/tests/reliability/support/from-address'
import { newPerson } from '@/tests/reliability/support/people'
import { askRaw, plain, type Raw } from '@/tests/reliability/support/raw'
import { ownSite } from '@/tests/reliability/support/servers/own-site'
import { startSite } from '@/tests/reliability/support/servers/site-process'

/** A page with free slots, one without, and a flow's first question as a campaign links to it. */
const PAGES = ['/clinics/chennai', '/membership', '/free-smile-consultation?utm_source=wall&utm_lead_type=x']

const { site, databaseUrl } = ownSite()

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Raw> =>
  askRaw(site().origin, path, headers, method)

test('a CDN may cache the shared pages when the site knows its origin', async () => {
  const told = await startSite({
    DATABASE_URL: databaseUrl(),
    // The start prints the port of SITE_ORIGIN, so the test uses the same one.
    PORT: '21986',
    SITE_ORIGIN: 'http://book.example.in:21986',
    TRUSTED_PROXIES: '0',
    SAMPLE_CHAIN: 'on',
  })
  for (const page of PAGES) {
    const { headers } = await askRaw(`http://127.0.0.1:${told.port}`, page, { host: 'evil.example' }, 'GET')
    expect(headers['cache-control']).toMatch(/^public, max-age=0, s-maxage=(5|60)$/)
  }
  await told.stop()
})

test('an anonymous visitor gets the shared pages compressed and can revalidate them; without an origin no CDN caches them', async () => {
  for (const page of PAGES) {
    const first = await ask(page)
    expect(first.headers['content-encoding']).toBeUndefined()
    expect(first.headers['cache-control']).toBe('private, max-age=0')
    expect(first.headers.vary).toBe('Accept-Encoding, Cookie')
    for (const [taken, coding] of [
      ['gzip, deflate, br, zstd', 'br'],
      ['gzip;q=0.5, br;q=0', 'gzip'],
      ['identity', undefined],
      ['br;q=0, gzip;q=0', undefined],
    ] as const) {
      const answer = await ask(page, { 'accept-encoding': taken })
      expect(answer.headers['content-encoding']).toBe(coding)
      expect(answer.headers['content-length']).toBe(String(answer.body.length))
      expect(plain(answer)).toBe(plain(first))
      const etag = String(answer.headers.etag)
      const again = await ask(page, { 'accept-encoding': taken, 'if-none-match': `W/"other", ${etag}` })
      expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag])
    }
    const head = await ask(page, {}, 'HEAD')
    expect([head.status, head.body.length, head.headers['content-length']]).toEqual([
      200,
      0,
      first.headers['content-length'],
    ])
  }
})

test('a browser that has the texts of every page gets only the next page’s', async () => {
  const build = readFileSync('.next/BUILD_ID', 'utf8')
  const visitors: Record<string, string>[] = [{}, { cookie: 'draft=AAAAAAAAAAAAAAAAAAAAAA' }]
  for (const headers of visitors)
    for (const path of ['en/membership', 'ta/membership']) {
      const { body } = await ask(`/_next/data/${build}/${path}.json`, headers)
      expect(Object.keys(JSON.parse(String(body)).pageProps.texts)).toEqual(['membership', 'treatments-pages'])
    }
})

test('a visitor with a cookie, a bearer token or another query gets an uncached page of their own', async () => {
  const own: Record<string, string>[] = [
    { cookie: 'draft=AAAAAAAAAAAAAAAAAAAAAA' },
    { cookie: '__Host-session=x; signed-in=y' },
  ]
  const more: Record<string, string>[] = [
    { cookie: 'a=b; __Host-manage-CFHJKMNP=k' },
    { cookie: 'known=1' },
    { authorization: 'Bearer none' },
  ]
  for (const page of PAGES) {
    for (const headers of [...own, ...more])
      expect((await ask(page, headers)).headers['cache-control']).toMatch(/^(no-store|private, no-cache, no-store.*)$/)
    const asked = await ask(`${page}${page.includes('?') ? '&' : '?'}q=tooth`)
    expect(asked.headers['cache-control']).not.toContain('public')
    // The cookie of a partner identifies nobody to us.
    expect((await ask(page, { cookie: '_ga=GA1.1.2' })).headers['cache-control']).toBe('private, max-age=0')
  }
})

test('no shared page contains values, holds or sessions of other visitors', async () => {
  const { phone, name } = newPerson()
  for (const typed of ['purpose=gaps', `phone=${encodeURIComponent(phone)}`, `name=${encodeURIComponent(name)}`]) {
    for (const page of PAGES) {
      // A new address, so that the first request is the one that makes the cached answer.
      const fresh = `${page}${page.includes('?') ? '&' : '?'}utm_content=${typed.length}`
      const from = { referer: `${site().origin}/?${typed}`, 'user-agent': name, 'x-forwarded-for': '203.0.113.77' }
      const [first, second] = [await ask(fresh, { ...from, 'x-typed': typed }), await ask(fresh)]
      expect(second.headers.etag).toBe(first.headers.etag)
      for (const answer of [first, second]) {
        expect([answer.status, answer.headers['set-cookie']]).toEqual([200, undefined])
        for (const value of [phone, phone.slice(-10), name, '203.0.113.77']) expect(plain(answer)).not.toContain(value)
      }
    }
  }
})

describe('a click on an advertisement', () => {
  const START = '/free-smile-consultation'
  const clicked = (id: string) => `${START}?utm_source=wall&gclid=${id}&fbclid=f-${id}_`
  const IDS = 'gclid=Cj0KCQ-1_a&fbclid=f-Cj0KCQ-1_a_'

  test('the click keeps its own id, and gets the shared page', async () => {
    const [first, second, none] = [
      await ask(clicked('Cj0KCQ-1_a')),
      await ask(clicked('a%20%3Cb%3E')),
      await ask(`${START}?utm_source=wall`),
    ]
    expect(new Set([first, second, none].map(({ headers }) => headers.etag)).size).toBe(1)
    expect(plain(first)).not.toContain('Cj0KCQ')
  })

  test('the click’s id travels from page to page without scripts, through the Referer', async () => {
    const { origin } = site()
    const from = (page: string) => ({ referer: origin + page })
    const next = await ask(`${START}/select-issue?flow=PPR&utm_source=wall`, from(clicked('Cj0KCQ-1_a')))
    expect(plain(next)).toContain(IDS.replace('&', '&amp;'))
    // This page is also cached for anonymous visitors.
    const clinics = await ask('/clinics/chennai', from(clicked('Cj0KCQ-1_a')))
    expect(clinics.headers['cache-control']).not.toContain('max-age=0')
    expect(plain(clinics)).toContain(IDS.replace('&', '&amp;'))
    const sent = await openBrowser(origin).send({
      method: 'POST',
      path: `${START}/select-issue?flow=PPR`,
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...from(clicked('Cj0KCQ-1_a')) },
      body: 'purpose=gaps',
    })
    expect([sent.status, sent.location]).toEqual([303, expect.stringContaining(IDS)])
  })

  test('the click does not change the files of the page', async () => {
    const [name = ''] = readdirSync(join('.next', 'static', 'chunks'))
    const from = { 'accept-encoding': 'br', referer: site().origin + clicked('Cj0KCQ-1_a') }
    expect((await ask(`/_next/static/chunks/${name}`, from)).headers['content-encoding']).toBe('br')
  })

  test('an overlong id is dropped, and the next step still opens', async () => {
    const next = await ask(`${START}/select-issue?flow=PPR`, { referer: site().origin + clicked('x'.repeat(600)) })
    expect(next.status).toBe(200)
    expect(plain(next)).not.toContain('xxx')
  })

  test('the id of another site is ignored, and an id in the address wins', async () => {
    const page = `${START}/select-issue?flow=PPR`
    for (const referer of [`https://elsewhere.example${clicked('Cj0KCQ-1_a')}`, 'gclid', `${site().origin}/?q=gclid`])
      expect(plain(await ask(page, { referer }))).not.toContain('Cj0KCQ')
    const named = await ask(`${page}&gclid=own`, { referer: `${site().origin}${clicked('Cj0KCQ-1_a')}` })
    expect(plain(named)).toContain('gclid=own')
    expect(plain(named)).not.toContain('gclid=Cj0KCQ')
  })
})

test('random campaigns do not displace cached pages for long, and a missing page is not cached', async () => {
  const made: Raw[] = []
  for (let crowd = 0; crowd < 9; crowd += 1) {
    const bots = Array.from({ length: 50 }, (_, n) => `/membership?utm_source=bot${crowd}-${n}`)
    made.push(...(await Promise.all(bots.map((page) => ask(page, { 'accept-encoding': 'br' })))))
  }
  expect(new Set(made.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(made.map((answer) => plain(answer).includes('utm_source=bot')))).toEqual(new Set([true]))
  const [missing, home] = [await ask('/clinics/nowhere'), await ask('/')]
  expect([missing.status, home.status]).toEqual([404, 200])
  expect(missing.headers['cache-control']).not.toContain('s-maxage')
})

describe('a script or sheet of the build', () => {
  const CHUNKS = join('.next', 'static', 'chunks')
  const names = readdirSync(CHUNKS).filter((name) => /\.(js|css)$/.test(name))
  const addressOf = (name = ''): string => `/_next/static/chunks/${name}`

  test('the file is complete in the accepted encoding, and cached permanently', async () => {
    for (const name of names.slice(0, 5)) {
      const whole = readFileSync(join(CHUNKS, name), 'utf8')
      for (const [taken, coding] of [
        ['gzip, deflate, br, zstd', 'br'],
        ['br;q=0, *', 'gzip'],
        ['deflate, zstd', undefined],
      ] as const) {
        const answer = await ask(addressOf(name), { 'accept-encoding': taken })
        expect(plain(answer)).toBe(whole)
        expect(answer.headers).toMatchObject({
          'cache-control': 'public, max-age=31536000, immutable',
          'content-length': String(answer.body.length),
          vary: 'Accept-Encoding',
          'x-content-type-options': 'nosniff',
        })
        expect(answer.headers['content-encoding']).toBe(coding)
        const tag = String(answer.headers.etag)
        expect((await ask(addressOf(name), { 'if-none-match': tag })).status).toBe(304)
      }
    }
  })

  test('the file is not cached under another spelling of its address', async () => {
    const askAsSpelt = (path: string) => askFrom({ port: site().port, path, headers: { 'accept-encoding': 'br' } })
    expect((await askAsSpelt(addressOf(names[0]))).headers['content-encoding']).toBe('br')
    const [name = ''] = names
    const spelt = [`/_next/static/./chunks/${name}`, addressOf(`%${name.charCodeAt(0).toString(16)}${name.slice(1)}`)]
    for (const path of [...spelt, `${addressOf(name)}?x`])
      expect((await askAsSpelt(path)).headers['content-encoding'], path).not.toBe('br')
  })

  test.each([
    addressOf('none.js'),
    '/_next/static/../BUILD_ID',
    '/_next/static/%2e%2e/BUILD_ID',
    '/_next/static/..%2f..%2fpackage.json',
    addressOf('..%2f..%2f..%2f..%2fetc%2fpasswd'),
    '/.next/build-manifest.json',
    '/icon.svg%00.js',
    '/__proto__',
  ])('%s is not served', async (path) => {
    const answer = await ask(path)
    expect([308, 400, 404]).toContain(answer.status)
    expect(answer.headers['cache-control'] ?? '').not.toContain('immutable')
    expect(plain(answer)).not.toMatch(/"dependencies"|root:/)
  })
})

test.each([
  ['/fonts/figtree.woff2', 'font/woff2', 'public, max-age=31536000, immutable'],
  ['/icon.svg', 'image/svg+xml', 'public, max-age=0'],
  ['/late-scripts.js', 'application/javascript; charset=UTF-8', 'public, max-age=86400'],
  ['/service-worker.js', 'application/javascript; charset=UTF-8', 'no-cache'],
])('%s is served as %s with the cache rule %s', async (path, type, kept) => {
  const { status, headers } = await ask(path)
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, type, kept])
})
