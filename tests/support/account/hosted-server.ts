// The hosted sign-in domain for tests: its pages in a page browser, and its calls over HTTP.
import { createHash, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { NextApiRequest, NextApiResponse } from 'next'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { Database } from '@/lib/db/schema'
import { logoutCall, tokenCall, userInfoCall } from '@/lib/http/calls/oauth-call'
import { setPool } from '@/lib/user-pool/running'
import { type PoolServer, usePoolServer } from '@/tests/support/account/pool-server'
import { PageBrowser, serveFrom } from '@/tests/support/browser/page-browser'

export const HERE = 'http://localhost:3000'
export const CALLBACK = `${HERE}/sign-in?hosted=1`

const CALLS = { '/oauth2/token': tokenCall, '/oauth2/userInfo': userInfoCall, '/logout': logoutCall }

export const newVerifier = () => {
  const verifier = randomBytes(96).toString('base64url')
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') }
}

/** The query of an authorisation request. A value of null leaves the parameter out. */
export function authorizeUrl(pool: PoolServer, challenge: string, more: Record<string, string | null> = {}): string {
  const query = {
    redirect_uri: CALLBACK,
    response_type: 'code',
    client_id: pool.settings.clientId,
    identity_provider: 'COGNITO',
    scope: 'openid phone email profile aws.cognito.signin.user.admin',
    state: 'the state',
    code_challenge: challenge,
    code_challenge_method: 'S256',
    ...more,
  }
  const given = Object.entries(query).flatMap(([name, value]) => (value === null ? [] : [[name, value]]))
  return `/oauth2/authorize?${new URLSearchParams(given as [string, string][])}`
}

/** For a `describe`: starts the pool, and serves the calls at `origin`. */
export function useHosted(database: () => Database) {
  const pool = usePoolServer(database)
  let origin = ''
  const server = createServer((req, res) => {
    const call = CALLS[(req.url ?? '').split('?')[0] as keyof typeof CALLS]
    // Page tests use this host, so both see the same site.
    req.headers.host = 'localhost:3000'
    void call(req as NextApiRequest, res as NextApiResponse)
  })
  beforeAll(async () => {
    serveFrom(database())
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  beforeEach(() => {
    setPool({
      get settings() {
        return pool().settings
      },
      keys: pool().keys,
      contextFor: ({ address }) => ({ ...pool().context(), address }),
    })
  })
  afterAll(async () => {
    server.closeAllConnections()
    await new Promise((done) => server.close(done))
  })
  const ask = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(`${origin}${path}`, { redirect: 'manual', ...init })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.startsWith('application/json')
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text }
  }
  return {
    pool,
    browser: () => new PageBrowser(),
    ask,
    token: (form: Record<string, string>) => ask('/oauth2/token', { method: 'POST', body: new URLSearchParams(form) }),
  }
}
