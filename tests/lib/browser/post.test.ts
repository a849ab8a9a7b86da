// @vitest-environment jsdom
// The server and the API client are real.
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { callUrl, IDENTIFIERS, post, withStringIdentifiers } from '@/lib/browser/forms/post'
import { CLOUD } from '@/lib/browser/pool/cloud'
import { useIsLoading } from '@/lib/browser/shell/loading-areas'
import { type LocalServer, startLocalServer, visit } from '@/tests/support/servers/local-server'

let server: LocalServer
beforeAll(async () => {
  server = await startLocalServer()
  visit(server.origin)
})
beforeEach(() => {
  server.asked.length = 0
  server.reply = { json: { clinics: [1] } }
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})
afterAll(() => server.stop())

/** Silences the console's errors and collects them. */
function hushed(): string[] {
  const said: string[] = []
  vi.spyOn(console, 'error').mockImplementation((...parts) => void said.push(parts.map(String).join(' ')))
  return said
}

/** Both ways to make the call: directly and through the API client. */
const WAYS = [
  ['directly', () => callUrl('clinic/u/search')],
  ['through the API client', () => 'clinic/u/search' as const],
] as const

describe.each(WAYS)('a post %s', (_way, path) => {
  test('the post sends the payload as JSON once and returns the answer', async () => {
    expect(await post(path(), { city: 'chennai' })).toEqual({ clinics: [1] })
    expect(server.asked).toMatchObject([{ method: 'POST', path: '/api/clinic/u/search', body: { city: 'chennai' } }])
    expect(server.asked[0]?.headers['content-type']).toMatch(/^application\/json/)
  })

  test('the post sends identifiers as strings', async () => {
    await post(path(), { cid: 106, sid: 7, phone: '+919800000001', count: 2 })
    expect(server.asked[0]?.body).toEqual({ cid: '106', sid: '7', phone: '+919800000001', count: 2 })
  })

  test.each([400, 404, 409, 429, 500, 503])(
    'the post logs status %i without the payload, reports the failure and returns null',
    async (status) => {
      server.reply = { status, json: { error: { code: 'x', message: 'secret answer' } } }
      const said = hushed()
      const onFailure = vi.fn()
      expect(await post(path(), { phone: '+919800000001', name: 'Asha Sample' }, { onFailure })).toBeNull()
      expect(onFailure).toHaveBeenCalledExactlyOnceWith(expect.any(Error))
      expect(said).toHaveLength(1)
      expect(said[0]).toContain('clinic/u/search')
      expect(said[0]).not.toMatch(/98000|Asha|secret answer/)
      // There is only one attempt, because a call may book.
      expect(server.asked).toHaveLength(1)
    },
  )

  test('the post returns null for a failure without a callback', async () => {
    server.reply = { status: 500, json: {} }
    hushed()
    expect(await post(path(), {})).toBeNull()
  })

  test.each([200, 500])('the post keeps only its own area loading until the answer %i', async (status) => {
    hushed()
    let answer: () => void = () => undefined
    server.reply = { status, json: {}, after: new Promise((resolve) => (answer = resolve)) }
    const clinics = renderHook(() => useIsLoading('clinics')).result
    const times = renderHook(() => useIsLoading('times')).result
    let asking: Promise<unknown> = Promise.resolve()
    act(() => {
      asking = post(path(), {}, { area: 'clinics' })
    })
    expect([clinics.current, times.current]).toEqual([true, false])
    answer()
    await act(() => asking)
    expect([clinics.current, times.current]).toEqual([false, false])
  })
})

test('the post asks an https address directly', async () => {
  const asked = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ ok: true }))
  document.documentElement.lang = 'ta-IN'
  expect(await post(new URL('https://search.example/clinic/u/search'), { cid: 106 })).toEqual({ ok: true })
  expect(asked).toHaveBeenCalledExactlyOnceWith(new URL('https://search.example/clinic/u/search'), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Accept-Language': 'ta-IN' },
    body: '{"cid":"106"}',
  })
})

test('the post reports an unavailable server as a failure', async () => {
  const gone = await startLocalServer()
  await gone.stop()
  hushed()
  const onFailure = vi.fn()
  visit(gone.origin)
  expect(await post(callUrl('clinic/u/search'), {}, { onFailure })).toBeNull()
  visit(server.origin)
  expect(onFailure).toHaveBeenCalledOnce()
})

describe('the identifiers', () => {
  test('the identifiers are the seven of the specification', () => {
    expect([...IDENTIFIERS]).toEqual(['uid', 'sid', 'pid', 'eid', 'cid', 'did', 'patient_id'])
  })

  test.each(IDENTIFIERS)(
    'the post turns the number in %s into a string and leaves null and a missing value',
    (field) => {
      expect(withStringIdentifiers({ [field]: 12 })).toEqual({ [field]: '12' })
      expect(withStringIdentifiers({ [field]: 0 })).toEqual({ [field]: '0' })
      expect(withStringIdentifiers({ [field]: 'u:7' })).toEqual({ [field]: 'u:7' })
      expect(withStringIdentifiers({ [field]: null, other: 1 })).toEqual({ [field]: null, other: 1 })
      expect(withStringIdentifiers({ other: 1 })).toEqual({ other: 1 })
    },
  )

  test('the post leaves the caller’s payload unchanged', () => {
    const payload = { cid: 106 }
    withStringIdentifiers(payload)
    expect(payload).toEqual({ cid: 106 })
  })
})

test('the post does not log a call that ends with its page, but logs the next failure', async () => {
  const said = hushed()
  let wasLeft = false
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    if (!wasLeft) wasLeft = window.dispatchEvent(new Event('beforeunload'))
    throw new TypeError('NetworkError when attempting to fetch resource.')
  })
  expect(await post(callUrl('clinic/u/search'), {})).toBeNull()
  expect(said).toEqual([])
  expect(await post(callUrl('clinic/u/search'), {})).toBeNull()
  expect(said).toHaveLength(1)
})

describe('the three bases', () => {
  const endpoints = { backend: 'https://b.example', base_url: 'https://a.example', elasticsearch: 'https://s.example' }
  afterEach(() => Object.assign(CLOUD, { endpoints: {} }))

  test.each([
    ['clinic/u/search', 'https://s.example/clinic/u/search'],
    ['city/u/list', 'https://s.example/city/u/list'],
    ['slot/u/list', 'https://b.example/slot/u/list'],
    ['slot/u/hold', 'https://b.example/slot/u/hold'],
    ['referral/u/referral_allowed', 'https://a.example/referral/u/referral_allowed'],
    ['user/a/update', 'https://a.example/user/a/update'],
  ] as const)('the call %s goes to %s', (name, url) => {
    Object.assign(CLOUD, { endpoints })
    expect(callUrl(name).href).toBe(url)
  })

  test.each(['session/u/start', 'session/u/end', 'session/a/end_all', 'user/a/delete', 'event/u/track'] as const)(
    'the call %s never leaves this site',
    (name) => {
      Object.assign(CLOUD, { endpoints })
      expect(callUrl(name).href).toBe(`${server.origin}/api/${name}`)
    },
  )
})
