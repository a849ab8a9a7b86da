// Behind a real nginx configured as in docs/how-to/deploy.md, patients are told apart whatever headers they send. The
// outbox page stays closed, and nginx's logs contain no key of a booking.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { EMBEDDED_POOL } from '@/lib/catalogue/pool'
import { ask } from '@/tests/reliability/support/from-address'
import { edge, freePorts, recipe, startNginx, twoLines } from '@/tests/reliability/support/servers/nginx'
import { openPostgres, type Postgres } from '@/tests/reliability/support/servers/postgres-control'
import { type Site, startSite } from '@/tests/reliability/support/servers/site-process'

// The origin has a port because startSite waits for one in the output.
const ORIGIN = 'http://book.example.in:8080'

let postgres: Postgres
beforeAll(async () => {
  postgres = await openPostgres()
})
afterAll(() => postgres.stop())

describe('the address of a requester', () => {
  /** More than one network may ask for in a quarter of an hour (lib/limits/rules.ts). */
  const ENOUGH = 400
  const sites: Site[] = []
  let ports: { plain: number; recipe: number; edge: number }
  let asked = 0

  beforeAll(async () => {
    for (const TRUSTED_PROXIES of [undefined, '1', '2'])
      sites.push(await startSite({ DATABASE_URL: postgres.url, TRUSTED_PROXIES }))
    const [none, one, two] = sites.map(({ port }) => port) as [number, number, number]
    const [plain, first, second, edges] = (await freePorts(4)) as [number, number, number, number]
    await startNginx(
      [twoLines(plain, none), recipe('one', first, [one]), recipe('two', second, [two]), edge(edges, second)],
      edges,
    )
    ports = { plain, recipe: first, edge: edges }
  })
  afterAll(() => Promise.all(sites.map((site) => site.stop())))

  /** Asks for a code for a new number. Returns whether it was sent. */
  async function askCode(port: number, from: string, madeUp?: string): Promise<boolean> {
    asked += 1
    const { status } = await ask({
      port,
      from,
      path: '/api/cognito-idp',
      headers: {
        'Content-Type': 'application/x-amz-json-1.1',
        'X-Amz-Target': 'AWSCognitoIdentityProviderService.InitiateAuth',
        ...(madeUp ? { 'X-Forwarded-For': madeUp } : {}),
      },
      body: {
        AuthFlow: 'CUSTOM_AUTH',
        ClientId: EMBEDDED_POOL.clientId,
        AuthParameters: { USERNAME: `+919${String(800_000_000 + asked * 7919)}` },
      },
    })
    return status === 200
  }

  async function useUp(port: number, from: string): Promise<void> {
    for (let n = 0; n < ENOUGH; n += 1) if (!(await askCode(port, from))) return
    throw new Error(`Nobody stopped ${from}`)
  }

  test.each([
    ['nginx', () => ports.recipe, '127.0.1.1', '127.0.1.2'],
    ['nginx behind a content network', () => ports.edge, '127.0.2.1', '127.0.2.2'],
  ])(
    '%s: an address that has used up its codes blocks nobody else, and no header helps it',
    async (_name, port, a, b) => {
      await useUp(port(), a)
      expect(await askCode(port(), a, '203.0.113.9')).toBe(false)
      expect(await askCode(port(), a, '203.0.113.9, 203.0.113.10')).toBe(false)
      expect(await askCode(port(), b)).toBe(true)
    },
  )

  test('behind an unlisted nginx no header turns a requester into another', async () => {
    await useUp(ports.plain, '127.0.3.1')
    expect(await askCode(ports.plain, '127.0.3.1', '203.0.113.9')).toBe(false)
  })

  test('an unlisted nginx does not open the outbox', async () => {
    const said = sites[0]?.stdout() ?? ''
    expect(said).toMatch(/Read messages at \S+\/dev\/outbox\?key=[\w-]{43}\n/)
    for (const query of ['', '?key=', '?key=guess'])
      expect((await ask({ port: ports.plain, path: `/dev/outbox${query}` })).status).toBe(404)
  })
})

test('a site with an origin but no TRUSTED_PROXIES warns at its start and prints no key', async () => {
  const own = { DATABASE_URL: postgres.url, SITE_ORIGIN: ORIGIN, SAMPLE_CHAIN: 'on' }
  const silent = await startSite({ ...own, TRUSTED_PROXIES: undefined })
  await expect.poll(() => silent.stderr()).toMatch(/^TRUSTED_PROXIES is not set: [^\n]+\n$/)
  expect(silent.stdout()).not.toContain('key=')
  await silent.stop()
  const told = await startSite({ ...own, TRUSTED_PROXIES: '0' })
  expect(told.stderr()).toBe('')
  await told.stop()
})

test('nginx logs requests without the key of a manage link or a number, whatever fails', async () => {
  const [none, port, broken, plain] = (await freePorts(4)) as [number, number, number, number]
  const site = await startSite({ DATABASE_URL: postgres.url })
  const folder = await startNginx(
    [recipe('one', port, [none, site.port], plain), recipe('dead', broken, [none])],
    broken,
  )
  const [key, phone] = ['K'.repeat(22), '9876012345']
  const links = [`/manage/CFHJKMNP?key=${key}`, `/unified-booking/input-phone?flow=ORGANIC&phone=${phone}`]
  for (const path of links) {
    // Asked twice, because nginx tries the missing one of two processes for one of the requests.
    for (const _time of [1, 2]) expect((await ask({ port, path })).status).toBe(303)
    expect((await ask({ port: broken, path })).status).toBe(502)
    expect((await ask({ port: plain, path })).status).toBe(301)
    const headers = { Referer: `https://book.example.in${path}` }
    expect((await ask({ port, path: '/emergency', headers })).status).toBe(200)
  }
  // The redirect's headers are longer than nginx accepts by default.
  const long = `/unified-booking/input-phone?flow=ORGANIC&phone=${phone}&address=${'ä'.repeat(100)}`
  const campaign = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'gclid', 'fbclid']
  const path = `${long}${campaign.map((name) => `&${name}=${'a'.repeat(500)}`).join('')}`
  expect((await ask({ port, path: encodeURI(path) })).status).toBe(303)
  const logs = readdirSync(folder).filter((name) => name.endsWith('.log'))
  const said = logs.map((name) => readFileSync(join(folder, name), 'utf8')).join('')
  for (const status of [301, 303, 502]) expect(said).toContain(`"GET /manage/CFHJKMNP" ${status} `)
  expect(said).toContain(`by 127.0.0.1:${none} 502 `)
  expect(said).not.toMatch(/KKKK|98760|key=|phone=/)
  await site.stop()
})
