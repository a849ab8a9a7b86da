// On another host a browser's holds are its own only with a valid pass; otherwise it is an anonymous visitor.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { passedOwner, passFor } from '@/lib/http/cookies/browser-pass'
import { ownerHash } from '@/lib/http/cookies/sealed'
import { runtime, setRuntime } from '@/lib/use-cases/runtime'
import passCall from '@/pages/api/browser/u/pass'
import freeCall from '@/pages/api/slot/u/free'
import holdCall from '@/pages/api/slot/u/hold'
import keepCall from '@/pages/api/slot/u/keep'
import listCall from '@/pages/api/slot/u/list'
import releaseCall from '@/pages/api/slot/u/release'
import { serveFrom } from '@/tests/support/browser/page-browser'
import { type Caller, call } from '@/tests/support/call'
import { useDatabase } from '@/tests/support/servers/test-database'

const HERE = 'https://www.example.in'
const CID = '106'
const DRAFT = 'AAAAAAAAAAAAAAAAAAAAAA'
const PHONE = '9876501234'

describe('the pass of a browser', () => {
  const database = useDatabase()
  let pass = ''
  let was: ReturnType<typeof runtime>
  beforeAll(async () => {
    serveFrom(database())
    was = runtime()
    setRuntime({ ...was, env: { ...was.env, API_CALLERS: [HERE] } })
    pass = (await call(passCall, {}, { draft: DRAFT, url: '/api/browser/u/pass' })).body.pass
  })
  afterAll(() => setRuntime(was))

  /** A call from a page of the other host, without cookies. */
  const there = (headers: Record<string, string> = { 'x-browser-pass': pass }): Caller => ({
    url: '/api/slot/u/list',
    headers: { origin: HERE, 'sec-fetch-site': 'cross-site', ...headers },
  })

  test('the pass makes the browser’s holds its own on both hosts', async () => {
    const { body } = await call(listCall, { cid: CID }, there())
    const { date, start, end } = body.slots[0]
    const held = await call(holdCall, { cid: CID, date, start, end, phone: PHONE }, there())
    expect(held.status).toBe(200)
    expect(held.cookies).toEqual({})
    const value = `${date}T${start}/${end}@${CID}`
    const isHeld = async (caller: Caller) => (await call(freeCall, { slots: [value] }, caller)).body.held
    expect([await isHeld({ draft: DRAFT }), await isHeld(there()), await isHeld(there({}))]).toEqual([
      [value],
      [value],
      [],
    ])
    const kept = await call(keepCall, { sid: held.body.sid }, there())
    expect(kept).toMatchObject({
      status: 200,
      body: { until: expect.stringMatching(/^\d+:\d\d [ap]m$/), seconds: expect.any(Number) },
    })
    // Longer than a new hold lasts.
    expect(kept.body.seconds).toBeGreaterThan(600)
    const stranger = { draft: 'BBBBBBBBBBBBBBBBBBBBBB' }
    for (const caller of [stranger, there({}), there({ 'x-browser-pass': `${pass}x` })])
      expect((await call(keepCall, { sid: held.body.sid }, caller)).status).toBe(409)
    expect((await call(releaseCall, { sid: held.body.sid }, { draft: DRAFT })).status).toBe(200)
  })

  test('the site gives the pass to its own pages alone', async () => {
    const asked = await call(passCall, {}, { ...there({}), url: '/api/browser/u/pass' })
    expect([asked.status, asked.headers['access-control-allow-origin']]).toEqual([403, undefined])
  })

  test('the pass is valid for slots and holds alone, not for pages, bookings or codes', () => {
    const deps = { secret: 'one secret for these passes', now: new Date('2026-11-23T04:00:00Z') }
    const { pass: made } = passFor(deps, 'somebody')
    const at = (url: string) => passedOwner({ url, headers: { 'x-browser-pass': made } } as never, deps)
    expect(at('/api/slot/u/list')).toBe('somebody')
    for (const url of [
      '/unified-booking/success',
      '/api/booking/u/confirm',
      '/api/phone/u/prove',
      '/api/browser/u/pass',
      '/api/slot/u/list/',
      '/slot/u/list',
      '/api/constructor',
      '',
    ])
      expect(at(url)).toBeNull()
  })

  test('the pass expires, and any change makes it invalid', () => {
    const now = new Date('2026-11-23T04:00:00Z')
    const deps = { secret: 'one secret for these passes', now }
    const owner = ownerHash(deps.secret, DRAFT)
    const { pass: made, seconds } = passFor(deps, owner)
    const read = (text: string, at = now, secret = deps.secret) =>
      passedOwner({ url: '/api/slot/u/keep', headers: { 'x-browser-pass': text } } as never, { secret, now: at })
    expect(read(made)).toBe(owner)
    expect(read(made, new Date(now.getTime() + seconds * 1000))).toBeNull()
    expect(read(made, now, 'another secret for these passes')).toBeNull()
    const [who, until, mac] = made.split('.')
    for (const text of [
      '',
      '.',
      '..',
      'a.b.c',
      `${who}.${until}`,
      `${who}.${until}.`,
      `${made}.`,
      `${made}.x`,
      `x${who}.${until}.${mac}`,
      `${who}.9${until}.${mac}`,
      `${who}.99999999999999999.${mac}`,
      'x'.repeat(5000),
    ])
      expect(read(text)).toBeNull()
  })

  test('the list of slots contains the day’s texts as pages show them', async () => {
    const { body } = await call(listCall, { cid: CID }, { draft: DRAFT })
    expect(body.shown.days).toHaveLength(body.days.length)
    expect(body.shown.groups.flatMap(({ slots }: { slots: { value: string }[] }) => slots)).toHaveLength(
      body.slots.length,
    )
    expect(body.shown.groups[0].slots[0]).toMatchObject({
      value: `${body.slots[0].date}T${body.slots[0].start}/${body.slots[0].end}@${CID}`,
      label: expect.stringMatching(/^\d+:\d\d [ap]m$/),
    })
  })
})
