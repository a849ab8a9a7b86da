import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { EMBEDDED_POOL } from '@/lib/catalogue/pool'
import { readEnv } from '@/lib/env'
import { photosFrom } from '@/lib/photos/from-env'
import { tokenVerifier } from '@/lib/use-cases/account/access-tokens'
import { setRuntime } from '@/lib/use-cases/runtime'
import { setPool } from '@/lib/user-pool/running'
import { sitePort } from '@/lib/user-pool/site-port'
import identityPool from '@/pages/api/cognito-identity'
import userPool from '@/pages/api/cognito-idp/[[...path]]'
import { usePoolServer } from '@/tests/support/account/pool-server'
import { useDatabase } from '@/tests/support/servers/test-database'

describe('the pool’s routes', () => {
  const database = useDatabase()
  const pool = usePoolServer(database)
  const seen: unknown[] = []
  const languages: string[] = []
  let origin = ''
  const server = createServer((req, res) => {
    const [, , , ...path] = (req.url ?? '').split('/')
    const handler = req.url?.startsWith('/api/cognito-identity') ? identityPool : userPool
    void handler(Object.assign(req, { query: { path } }) as never, res as never)
  })
  beforeAll(async () => {
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => new Promise((done) => server.close(done)))
  beforeEach(() => {
    const { settings, keys } = pool()
    const tokens = tokenVerifier({ ...EMBEDDED_POOL, jwks: keys.jwks })
    setRuntime({
      db: database(),
      env: readEnv({}),
      secret: 'x'.repeat(32),
      startedAt: new Date(),
      tokens,
      pool: sitePort,
      outboxKey: null,
      isStopping: () => false,
      sendCode: async () => undefined,
      gateway: null,
      photos: photosFrom({ env: readEnv({}), dataDir: '/nowhere', secret: 'x'.repeat(32) }),
    })
    setPool({
      settings,
      keys,
      contextFor: (request) => {
        seen.push(request.address)
        languages.push(request.language)
        return { ...pool().context(), ...request }
      },
    })
  })

  async function ask(path: string, init: { method?: string; body?: string; headers?: Record<string, string> } = {}) {
    const target = 'AWSCognitoIdentityProviderService.InitiateAuth'
    const res = await fetch(`${origin}${path}`, {
      method: 'POST',
      ...(init.method === 'GET' ? {} : { body: '{}' }),
      ...init,
      headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': target, ...init.headers },
    })
    return {
      status: res.status,
      headers: res.headers,
      body: (await res.json()) as { __type?: string; keys?: object[] },
    }
  }

  test('the last part of the address is the language of the page', async () => {
    languages.length = 0
    for (const path of ['', '/en', '/ta']) expect((await ask(`/api/cognito-idp${path}`)).status).toBe(400)
    expect(languages).toEqual(['en', 'en', 'ta'])
    expect((await ask('/api/cognito-idp/xx')).status).toBe(404)
  })

  test('the routes answer a call with Cognito’s headers', async () => {
    const { status, headers, body } = await ask('/api/cognito-idp')
    expect([status, body.__type]).toEqual([400, 'InvalidParameterException'])
    expect(headers.get('content-type')).toBe('application/x-amz-json-1.1')
    expect(headers.get('x-amzn-errortype')).toBe('InvalidParameterException:')
    expect(headers.get('x-amzn-errormessage')).toContain('validation error')
    expect(headers.get('x-amzn-requestid')).toMatch(/^[0-9a-f-]{36}$/)
    expect(headers.get('cache-control')).toBe('no-store')
  })

  test.each([
    ['no JSON', { body: '{"x"' }, 400, 'SerializationException'],
    ['nothing', { body: '' }, 400, 'SerializationException'],
    ['too much', { body: `"${'x'.repeat(70_000)}"` }, 413, 'RequestEntityTooLargeException'],
    ['an unknown operation', { headers: { 'x-amz-target': 'x' } }, 400, 'UnknownOperationException'],
    ['no operation', { headers: { 'x-amz-target': '' } }, 400, 'UnknownOperationException'],
    ['another method', { method: 'GET' }, 405, 'MethodNotAllowedException'],
    ['another site', { headers: { origin: 'https://evil.example' } }, 403, 'ForbiddenException'],
    ['another site’s page', { headers: { 'sec-fetch-site': 'cross-site' } }, 403, 'ForbiddenException'],
    ['null', { body: 'null' }, 400, 'InvalidParameterException'],
    ['a list', { body: '[]' }, 400, 'SerializationException'],
  ])('the routes refuse %s in JSON', async (_, init, status, type) => {
    for (const path of ['/api/cognito-idp', '/api/cognito-identity']) {
      const answer = await ask(path, init)
      expect([answer.status, answer.body.__type]).toEqual([status, type])
    }
  })

  test('the routes repeat a long value in the body, and shorten it in the header', async () => {
    const AuthFlow = 'é'.repeat(30_000)
    const { status, headers, body } = await ask('/api/cognito-idp', {
      body: JSON.stringify({ AuthFlow, ClientId: 'x' }),
    })
    expect([status, body.__type]).toEqual([400, 'InvalidParameterException'])
    expect(body).toMatchObject({ message: expect.stringContaining(AuthFlow) })
    expect(headers.get('x-amzn-errormessage')).toMatch(/^1 validation error detected: [ -~]{900,1000}$/)
  })

  test('the routes answer a failure in JSON and log it without the body', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    setPool({
      ...pool(),
      contextFor: () => {
        throw new Error('broken')
      },
    })
    expect(await ask('/api/cognito-idp')).toMatchObject({ status: 500, body: { __type: 'InternalErrorException' } })
    expect(logged).toHaveBeenCalledOnce()
    logged.mockRestore()
  })

  test('the routes ignore a client’s forwarded address when no proxy is trusted', async () => {
    await ask('/api/cognito-idp', { headers: { 'x-forwarded-for': '198.51.100.1, 203.0.113.9' } })
    await ask('/api/cognito-idp')
    expect(seen.slice(-2)).toEqual(['127.0.0.1', '127.0.0.1'])
  })

  test('the routes give the public keys under the pool’s id alone', async () => {
    const path = `/api/cognito-idp/${pool().settings.poolId}/.well-known/jwks.json`
    expect(await ask(path, { method: 'GET' })).toMatchObject({ status: 200, body: pool().keys.jwks })
    expect((await ask('/api/cognito-idp/other/.well-known/jwks.json', { method: 'GET' })).status).toBe(404)
  })

  test('the routes answer 404 with a real pool', async () => {
    setPool(null as never)
    for (const path of ['/api/cognito-idp', '/api/cognito-identity', '/api/cognito-idp/x/.well-known/jwks.json'])
      expect(await ask(path)).toMatchObject({ status: 404, body: { __type: 'ResourceNotFoundException' } })
  })
})
