// What lib/documents answers is what Next answers, byte for byte: every page, as a document and as data, for a stranger, in the
// middle of each flow and for a form that is refused.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ASKED, STATIC } from '@/tests/reliability/support/addresses'
import { type Browser, openBrowser, type Reply, type Sent } from '@/tests/reliability/support/browser'
import { MEMBERSHIP_FAILS, NEXT_ALONE, startChanged } from '@/tests/reliability/support/changed-site'
import { newPerson } from '@/tests/reliability/support/people'
import { openPostgres, type Postgres } from '@/tests/reliability/support/postgres-control'
import { type Site, startSite } from '@/tests/reliability/support/site-process'
import { type Walk, walk, walksOf } from '@/tests/reliability/support/walks'

let postgres: Postgres
let site: Site
let next: Site
beforeAll(async () => {
  postgres = await openPostgres()
  const variables = { DATABASE_URL: postgres.url }
  ;[site, next] = await Promise.all([startSite(variables), startChanged(NEXT_ALONE, variables)])
})
afterAll(() => postgres.stop())

/** The links of pages that are told elsewhere hold the site's own host. */
const HOST = /127\.0\.0\.1(?::|%3A)\d+/g

/** What a browser goes by. Kept pages may be kept elsewhere too, and what is packed says so: the rest is the same. */
const seen = ({ status, headers, body, location }: Reply) => ({
  status,
  location,
  // Next names none for data that there is not.
  type: status === 404 ? undefined : headers['content-type'],
  robots: headers['x-robots-tag'],
  policy: headers['content-security-policy'],
  referrer: headers['referrer-policy'],
  // Each made by chance.
  cookies: headers['set-cookie']?.map((cookie) => cookie.replace(/=[^;]*/, '')),
  // A minute may begin between the two.
  body: body.replaceAll(HOST, '127.0.0.1').replaceAll(/as of \d+:\d+/g, 'as of'),
})

/** The first page waits for its next chair for 400 ms alone (lib/screens/site/next-chair.ts): on a busy machine it comes later. */
const isWithoutChair = ({ body }: Reply): boolean => body.includes('"pageProps":{"next":null')

/** Asks both sites the same, as the same browser; neither answer changes its cookies. */
async function both(sent: Sent, { cookies }: Browser): Promise<[Reply, Reply]> {
  const ask = async (asked: Site): Promise<Reply> => {
    const reply = await openBrowser(asked.origin, new Map(cookies)).send(sent)
    if (!isWithoutChair(reply)) return reply
    await setTimeout(250)
    return ask(asked)
  }
  return [await ask(site), await ask(next)]
}

const dataOf = (path: string): string => {
  const [name = '', query] = path.split('?')
  const id = readFileSync(join('.next', 'BUILD_ID'), 'utf8')
  return `/_next/data/${id}${name === '/' ? '/index' : name}.json${query === undefined ? '' : `?${query}`}`
}

async function expectAlike(path: string, browser: Browser): Promise<void> {
  for (const asked of [path, dataOf(path)]) {
    const [ours, theirs] = await both({ method: 'GET', path: asked }, browser)
    expect(seen(ours), asked).toEqual(seen(theirs))
  }
}

test('every page is the same for a stranger, with a campaign and without, with odd queries too', async () => {
  const nobody = openBrowser(site.origin)
  for (const path of [...STATIC, ...ASKED]) {
    await expectAlike(path, nobody)
    await expectAlike(
      `${path}?utm_source=a%20b&utm_lead_type=x&utm_source=c&city=chennai&odd=%22%3C%2Fscript%3E&empty=`,
      nobody,
    )
  }
  for (const path of [
    '/nowhere',
    '/clinics/nowhere',
    '/clinics/%63hennai',
    '/treatments/aligner',
    '/index',
    '/clinics/',
  ])
    await expectAlike(path, nobody)
})

test('every page of a walk is the same, answers and holds in it, and so is a form that is refused', async () => {
  for (const name of Object.keys(walksOf(newPerson()))) {
    // What two browsers have asked for may come from memory.
    await walk(openBrowser(site.origin), walksOf(newPerson())[name] as Walk)
    const heard: Reply[] = []
    const browser = openBrowser(site.origin, new Map(), (reply) => heard.push(reply))
    // Of a person of its own: one number books so often without a code, and no more.
    await walk(browser, walksOf(newPerson())[name] as Walk)
    const pages = [...new Set(heard.filter(({ status }) => status === 200).map(({ path }) => path))]
    expect(pages.length, name).toBeGreaterThan(1)
    for (const path of pages) await expectAlike(path, browser)
    const [first = ''] = pages
    const refused = {
      method: 'POST',
      path: first,
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'phone=1&purpose=none&name=%3Cb%3E',
    }
    const [ours, theirs] = await both(refused, browser)
    expect(seen(ours), `${name} refused`).toEqual(seen(theirs))
  }
})

test('a page that fails says so with an id that the log has too, and is asked for anew by the next one', async () => {
  const broken = await startChanged(MEMBERSHIP_FAILS, { DATABASE_URL: postgres.url })
  const browser = openBrowser(broken.origin)
  for (const path of ['/membership', '/membership?utm_source=x&q=1']) {
    const { status, headers, body } = await browser.get(path)
    expect([status, headers['cache-control'], headers['content-type']]).toEqual([
      500,
      'no-store',
      'text/html; charset=utf-8',
    ])
    expect(body).not.toContain('made to fail')
    const [, id = 'none'] = /say this number: ([0-9a-f]{8}-[0-9a-f]{4})/.exec(body) ?? []
    expect(broken.stderr()).toContain(id)
  }
  expect((await browser.get('/treatments')).status).toBe(200)
  await broken.stop()
})
