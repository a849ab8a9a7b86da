// Pages that are the same for every stranger come from memory, and nothing of anybody else is ever in them.
import { expect, test } from 'vitest'
import { ownSite } from '@/tests/reliability/support/own-site'
import { newPerson } from '@/tests/reliability/support/people'
import { askRaw, plain, type Raw } from '@/tests/reliability/support/raw'
import { startSite } from '@/tests/reliability/support/site-process'

/** A page with free times, one without, and a flow's first question as a campaign opens it. */
const PAGES = ['/clinics/chennai', '/membership', '/free-smile-consultation?utm_source=wall&utm_lead_type=x']

const { site, databaseUrl } = ownSite()

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Raw> =>
  askRaw(site().origin, path, headers, method)

test('a CDN may keep them where the site knows its origin', async () => {
  const told = await startSite({
    DATABASE_URL: databaseUrl(),
    // The start tells the origin's port, at which the test asks.
    PORT: '21986',
    SITE_ORIGIN: 'http://book.example.in:21986',
    TRUSTED_PROXIES: '0',
  })
  for (const page of PAGES) {
    const { headers } = await askRaw(`http://127.0.0.1:${told.port}`, page, { host: 'evil.example' }, 'GET')
    expect(headers['cache-control']).toMatch(/^public, max-age=0, s-maxage=(5|60)$/)
  }
  await told.stop()
})

test('a stranger gets them in the coding that the browser takes, may ask again with what it has, and no CDN keeps them of a site without an origin', async () => {
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

test('who brings a cookie of the site, a bearer or a query of another kind gets a page of their own that nobody keeps', async () => {
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
      expect((await ask(page, headers)).headers['cache-control']).toBe('no-store')
    const asked = await ask(`${page}${page.includes('?') ? '&' : '?'}q=tooth`)
    expect(asked.headers['cache-control']).not.toContain('public')
    // A partner's cookie is nobody's.
    expect((await ask(page, { cookie: '_ga=GA1.1.2' })).headers['cache-control']).toBe('private, max-age=0')
  }
})

test('what others typed, hold and are while a page is made is in none that a stranger is given', async () => {
  const { phone, name } = newPerson()
  for (const typed of ['purpose=gaps', `phone=${encodeURIComponent(phone)}`, `name=${encodeURIComponent(name)}`]) {
    for (const page of PAGES) {
      // Nobody has asked for it yet: the first request is the one that has it made.
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

test('a click on an advertisement has an id of its own, and the page that all of them get leads on with it', async () => {
  const clicked = (id: string) => ask(`/free-smile-consultation?utm_source=wall&gclid=${id}&fbclid=f-${id}_`)
  const [first, second, odd] = [await clicked('Cj0KCQ-1_a'), await clicked('other'), await clicked('a%20%3Cb%3E')]
  for (const [answer, id] of [
    [first, 'Cj0KCQ-1_a'],
    [second, 'other'],
  ] as const) {
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-store'])
    expect(plain(answer)).toMatch(new RegExp(`href="[^"]*gclid=${id}&amp;fbclid=f-${id}_`))
    expect(plain(answer)).not.toContain('of-the-visitor')
  }
  expect(plain(second)).toBe(plain(first).replaceAll('Cj0KCQ-1_a', 'other'))
  // One that is no click id is this visitor's alone.
  expect(plain(odd)).toContain('gclid=a+%3Cb%3E')
  expect(plain(odd)).not.toContain('<b>')
})

test('a campaign that is made up anew each time pushes no other out for long, and a page that there is not is none', async () => {
  const made = await Promise.all(
    Array.from({ length: 450 }, (_, n) => ask(`/membership?utm_source=bot${n}`, { 'accept-encoding': 'br' })),
  )
  expect(new Set(made.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(made.map((answer) => plain(answer).includes('utm_source=bot')))).toEqual(new Set([true]))
  const [missing, home] = [await ask('/clinics/nowhere'), await ask('/')]
  expect([missing.status, home.status]).toEqual([404, 200])
  expect(missing.headers['cache-control']).not.toContain('s-maxage')
})
