// Each API base has a host of its own: one process for the site and one for each base. A browser searches, looks at
// days, extends a hold and books. The build has no bases, so the test inserts their configuration and content policy
// into the pages.
import { type Browser, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { readEnv } from '@/lib/env'
import { securityHeaders } from '@/server/security-headers'
import { openPostgres, type Postgres } from '@/tests/reliability/support/servers/postgres-control'
import { type Site, startSite } from '@/tests/reliability/support/servers/site-process'

const CHROMIUM = process.env.CHROMIUM || '/usr/bin/chromium-headless-shell'
/**
 * Chromium treats a fulfilled page as having no network address, so its requests to this machine count as local
 * network access. Real pages are not affected.
 */
const LOCAL = '--disable-features=LocalNetworkAccessChecks'
const ARGS = ['--no-sandbox', '--disable-gpu', LOCAL]
const NO_BASES = '"endpoints":{}'

let postgres: Postgres
let chrome: Browser
beforeAll(async () => {
  ;[postgres, chrome] = await Promise.all([openPostgres(), chromium.launch({ executablePath: CHROMIUM, args: ARGS })])
})
afterAll(async () => {
  await chrome?.close()
  await postgres?.stop()
})

type Bases = { backend: string; base_url: string; elasticsearch: string }

/** The content policy of a page at a site with these bases. */
function policyWith({ backend, base_url, elasticsearch }: Bases): string {
  const bases = { API_BACKEND_URL: backend, API_BASE_URL: base_url, API_ELASTICSEARCH_URL: elasticsearch }
  const headers = new Map<string, unknown>()
  const res = { setHeader: (name: string, value: unknown) => headers.set(name, value) }
  securityHeaders(readEnv(bases), false)({ headers: {} }, res, '/clinics')
  return String(headers.get('Content-Security-Policy'))
}

/** Gives the page the configuration and policy of a build with these bases. `swapped` counts the changed scripts. */
async function build(page: Page, origin: string, bases: Bases): Promise<{ swapped: () => number }> {
  const policy = policyWith(bases)
  for (const base of Object.values(bases)) expect(policy).toContain(new URL(base).origin)
  let swapped = 0
  await page.route(`${origin}/**`, async (route) => {
    const type = route.request().resourceType()
    if (type !== 'script' && type !== 'document') return route.continue()
    const response = await route.fetch({ maxRedirects: 0 })
    if (type === 'document')
      return route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy } })
    const text = await response.text()
    if (text.includes(NO_BASES)) swapped += 1
    return route.fulfill({ response, body: text.replace(NO_BASES, `"endpoints":${JSON.stringify(bases)}`) })
  })
  return { swapped: () => swapped }
}

test('the browser sends search, slot and other calls to their own hosts, and its holds stay its own', async () => {
  const here = await startSite({ DATABASE_URL: postgres.url })
  const origin = `http://localhost:${here.port}`
  const start = () => startSite({ DATABASE_URL: postgres.url, API_CALLERS: origin })
  const [search, times, rest] = (await Promise.all([start(), start(), start()])) as [Site, Site, Site]
  const bases = {
    backend: `${times.origin}/api`,
    base_url: `${rest.origin}/api`,
    elasticsearch: `${search.origin}/api`,
  }

  const context = await chrome.newContext({ viewport: { width: 360, height: 740 } })
  const page = await context.newPage()
  const { swapped } = await build(page, origin, bases)
  /** The names of the answered calls of each host. */
  const asked = new Map<string, Set<string>>()
  const refused: string[] = []
  page.on('response', (response) => {
    const { origin: host, pathname } = new URL(response.url())
    if (!pathname.startsWith('/api/') || response.request().method() !== 'POST') return
    if (!response.ok()) refused.push(`${response.status()} ${response.url()}`)
    asked.set(host, (asked.get(host) ?? new Set()).add(pathname.slice('/api/'.length)))
  })
  page.on('requestfailed', (request) => {
    if (/\/api\//.test(request.url())) refused.push(`${request.failure()?.errorText} ${request.url()}`)
  })
  const answered = (host: { origin: string }, name: string) =>
    vi.waitFor(() => expect([...(asked.get(host.origin) ?? [])]).toContain(name), 30_000)

  await page.goto(`${origin}/clinics`)
  await page.locator('#q').pressSequentially('t naga')
  await page.getByRole('link', { name: /^T\. Nagar, Chennai/ }).click()
  // In the evening only the last slots of a day are left.
  await page
    .getByRole('list', { name: /available times/i })
    .getByRole('link')
    .last()
    .click()
  await page.locator('input[name=name]').fill('Asha Sample')
  await page.locator('input[name=phone]').fill('9830012345')
  await page.locator('select[name=treatment]').selectOption('braces')
  await page.locator('button[type=submit]:not([name])').last().click()

  // The other host knows the held slot as this browser's own and does not strike it out.
  await page.locator('#hold').waitFor()
  await answered(times, 'slot/u/free')
  expect(await page.locator('button[name=slot]:disabled').count()).toBe(0)
  await page.locator('nav a[href*="date="]').nth(5).click()
  await answered(times, 'slot/u/list')
  await page.locator('[aria-current=date][href*="date="]').waitFor()
  await page.locator('button[name=slot]').nth(1).click()

  await page.waitForURL(/\/review\?/)
  await page.locator('#keep-hold').click()
  await answered(times, 'slot/u/keep')
  await page.locator('#keep-hold').waitFor({ state: 'detached' })
  await page
    .getByRole('button', { name: /^Book(, pay at the visit| this appointment)$/ })
    .last()
    .click()
  await page.waitForURL(/\/success\?/)

  expect(swapped()).toBe(1)
  expect(refused).toEqual([])
  const namesAt = (host: string) => [...(asked.get(host) ?? [])].sort()
  expect(namesAt(search.origin)).toEqual(['city/u/list', 'clinic/u/search'])
  expect(namesAt(times.origin)).toEqual(['slot/u/free', 'slot/u/keep', 'slot/u/list'])
  expect(namesAt(rest.origin)).toEqual(['referral/u/referral_allowed'])
  const own = ['browser/u/pass', 'cognito-identity', 'event/u/track']
  expect(namesAt(origin).filter((name) => !own.includes(name))).toEqual([])
  expect(namesAt(origin)).toContain('browser/u/pass')
  // The other hosts set no cookie.
  expect((await context.cookies()).filter(({ domain }) => domain !== 'localhost')).toEqual([])
  // A request of the page may still be open.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.close()
  await Promise.all([here, search, times, rest].map((site) => site.stop()))
})
