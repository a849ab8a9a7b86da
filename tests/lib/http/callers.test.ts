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

describe('a call from a page of another site', () => {
  const database = useDatabase()
  beforeAll(() => {
    serveFrom(database())
    const { env, ...rest } = runtime()
    setRuntime({ ...rest, env: { ...env, API_CALLERS: [NAMED] } })
  })
  const ask = (origin: string, { url = '/api/city/u/list', headers, ...more }: Caller = {}) =>
    call(handler, {}, { url, headers: { origin, 'sec-fetch-site': 'cross-site', ...headers }, ...more })

  test('a listed site may read the answer, which shares no cookies', async () => {
    const { status, headers, body } = await ask(NAMED)
    expect([status, body]).toEqual([200, { cities: [] }])
    expect(headers).toMatchObject({ 'access-control-allow-origin': NAMED, vary: 'Origin' })
    expect(headers).not.toHaveProperty('access-control-allow-credentials')
  })

  test('a call from another site acts without the browser’s cookies', async () => {
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

  test('a listed site may send a preflight request', async () => {
    const { status, headers } = await ask(NAMED, { method: 'OPTIONS' })
    expect(status).toBe(204)
    expect(headers).toMatchObject({
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': expect.stringContaining('authorization'),
    })
  })

  test.each(['https://evil.example', 'null', `${NAMED}.evil.example`, 'http://www.example.in'])(
    'a call from %s is refused',
    async (origin) => {
      const { status, headers, body } = await ask(origin)
      expect([status, body.error.code]).toEqual([403, 'cross_site'])
      expect(headers).not.toHaveProperty('access-control-allow-origin')
      expect((await ask(origin, { method: 'OPTIONS' })).status).toBe(405)
    },
  )

  test.each(['session/u/start', 'session/u/end', 'session/a/end_all', 'user/a/delete', 'event/u/track'])(
    'the call %s is refused even from a listed site',
    async (name) => {
      const { status, headers } = await ask(NAMED, { url: `/api/${name}?x=1` })
      expect(status).toBe(403)
      expect(headers).not.toHaveProperty('access-control-allow-origin')
    },
  )
})
