// Pages of other sites that ask this site's calls: those that are named, without cookies, and never of this site's sessions.
import { beforeAll, describe, expect, test } from 'vitest'
import { withApi } from '@/lib/http/calls/with-api'
import { newDraft } from '@/lib/http/cookies/draft'
import { emptyBody } from '@/lib/page-handlers/calls/inputs'
import { runtime, setRuntime } from '@/lib/use-cases/runtime'
import { serveFrom } from '@/tests/support/browser/page-browser'
import { type Caller, call } from '@/tests/support/call'
import { useDatabase } from '@/tests/support/servers/test-database'

const NAMED = 'https://www.example.in'
const handler = withApi({ body: emptyBody }, async () => ({ cities: [] }))

describe('a call that is asked by a page of another site', () => {
  const database = useDatabase()
  beforeAll(() => {
    serveFrom(database())
    const { env, ...rest } = runtime()
    setRuntime({ ...rest, env: { ...env, API_CALLERS: [NAMED] } })
  })
  const ask = (origin: string, { url = '/api/city/u/list', headers, ...more }: Caller = {}) =>
    call(handler, {}, { url, headers: { origin, 'sec-fetch-site': 'cross-site', ...headers }, ...more })

  test('is answered to a site that is named, which may read it, and shares no cookies', async () => {
    const { status, headers, body } = await ask(NAMED)
    expect([status, body]).toEqual([200, { cities: [] }])
    expect(headers).toMatchObject({ 'access-control-allow-origin': NAMED, vary: 'Origin' })
    expect(headers).not.toHaveProperty('access-control-allow-credentials')
  })

  test('acts for nobody who is known here by a cookie', async () => {
    let heard: string | undefined
    const anybody = withApi({ body: emptyBody }, async ({ ownerBefore }) => {
      heard = ownerBefore() ?? 'nobody'
      return null
    })
    const own = { url: '/api/city/u/list', draft: newDraft(runtime().secret) }
    const headers = { origin: NAMED, 'sec-fetch-site': 'same-site' }
    expect((await call(anybody, {}, { ...own, headers })).status).toBe(200)
    expect(heard).toBe('nobody')
    expect((await call(anybody, {}, own)).status).toBe(200)
    expect(heard).not.toBe('nobody')
  })

  test('may be asked about first', async () => {
    const { status, headers } = await ask(NAMED, { method: 'OPTIONS' })
    expect(status).toBe(204)
    expect(headers).toMatchObject({
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': expect.stringContaining('authorization'),
    })
  })

  test.each(['https://evil.example', 'null', `${NAMED}.evil.example`, 'http://www.example.in'])(
    'is refused to %s',
    async (origin) => {
      const { status, headers, body } = await ask(origin)
      expect([status, body.error.code]).toEqual([403, 'cross_site'])
      expect(headers).not.toHaveProperty('access-control-allow-origin')
      expect((await ask(origin, { method: 'OPTIONS' })).status).toBe(405)
    },
  )

  test.each(['session/u/start', 'session/u/end', 'session/a/end_all', 'user/a/delete', 'event/u/track'])(
    'is refused where it is %s, whoever asks',
    async (name) => {
      const { status, headers } = await ask(NAMED, { url: `/api/${name}?x=1` })
      expect(status).toBe(403)
      expect(headers).not.toHaveProperty('access-control-allow-origin')
    },
  )
})
