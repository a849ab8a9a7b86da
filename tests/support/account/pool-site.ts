// The pool behind the site's own listener at the site's addresses, for third-party clients.

import { Readable } from 'node:stream'
import type { NextApiHandler, NextApiRequest, NextApiResponse } from 'next'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { Database } from '@/lib/db/schema'
import { readEnv } from '@/lib/env'
import { newRequestId } from '@/lib/http/request-id'
import { setPool } from '@/lib/user-pool/running'
import identityPool from '@/pages/api/cognito-identity'
import userPool from '@/pages/api/cognito-idp/[[...path]]'
import logout from '@/pages/api/oauth2/logout'
import revoke from '@/pages/api/oauth2/revoke'
import token from '@/pages/api/oauth2/token'
import userInfo from '@/pages/api/oauth2/user-info'
import * as page from '@/pages/oauth2/authorize'
import { createSiteServer, listen } from '@/server/listener'
import { type PoolServer, usePoolServer } from '@/tests/support/account/pool-server'
import { PageBrowser, serveFrom } from '@/tests/support/browser/page-browser'

const ROUTES: Record<string, NextApiHandler> = {
  '/api/cognito-identity': identityPool,
  '/api/oauth2/logout': logout,
  '/api/oauth2/revoke': revoke,
  '/api/oauth2/token': token,
  '/api/oauth2/user-info': userInfo,
}
const USER_POOL = '/api/cognito-idp'

/** Redirects a trailing slash as Next does. Clients of the pool don't follow the redirect. */
async function route(req: NextApiRequest, res: NextApiResponse): Promise<unknown> {
  const path = (req.url ?? '').split('?', 1)[0] ?? ''
  if (path.endsWith('/')) return res.writeHead(308, { Location: path.slice(0, -1) }).end(path.slice(0, -1))
  const query = { path: path.split('/').slice(3) }
  if (path === USER_POOL || path.startsWith(`${USER_POOL}/`)) return userPool(Object.assign(req, { query }), res)
  const handler = ROUTES[path]
  return handler ? handler(req, res) : res.writeHead(404).end('not found')
}

/** The name of a call as calls.ts lists it. */
function nameOf(req: NextApiRequest, body: string): string {
  const [, operation] = String(req.headers['x-amz-target'] ?? '').split('.')
  if (operation === undefined) {
    const path = (req.url ?? '').split('?', 1)[0] ?? ''
    return path === '/api/oauth2/logout' ? '/logout' : path.replace(/^\/api\/oauth2/, '/oauth2')
  }
  const { AuthFlow = '', ChallengeName = '' } = JSON.parse(body) as Record<string, string>
  return `${operation} ${AuthFlow}${ChallengeName}`.trim()
}

export type PoolSite = PoolServer & {
  /**
   * The origin of the site; `endpoint` and `identityEndpoint` are the user pool's and the identity pool's addresses.
   */
  site: string
  endpoint: string
  identityEndpoint: string
  /** The calls of the whole test file that were answered without an error. */
  answered: Set<string>
  /** Signs in at the hosted page of a client, and returns the address that the browser is sent to. */
  atPage(url: string, form: { phone: string; password: string }): Promise<string>
}

/** No browser reads these answers, and no log records them. */
const QUIET = { setHeaders() {}, idOf: newRequestId, onAnswer() {} }

/** For a `describe`: one pool and one site over the database of `useDatabase`, reset before each test. */
export function usePoolSite(database: () => Database): () => PoolSite {
  const pool = usePoolServer(database)
  const answered = new Set<string>()
  const { server, stop } = createSiteServer(async (req, res) => {
    const parts: Buffer[] = []
    for await (const part of req) parts.push(part as Buffer)
    const { method, url, headers, socket } = req
    const again = Object.assign(Readable.from(parts), { method, url, headers, socket, connection: socket })
    const asked = again as unknown as NextApiRequest
    const name = nameOf(asked, Buffer.concat(parts).toString())
    await route(asked, res as NextApiResponse)
    if (res.statusCode < 400) answered.add(name)
  }, QUIET)
  let site = ''
  beforeAll(async () => {
    serveFrom(database())
    site = `http://127.0.0.1:${await listen(server, { ...readEnv({}), HOST: '127.0.0.1', PORT: 0 })}`
  })
  beforeEach(() =>
    setPool({
      get settings() {
        return pool().settings
      },
      keys: pool().keys,
      contextFor: ({ address }) => ({ ...pool().context(), address }),
    }),
  )
  afterAll(() => {
    server.closeAllConnections()
    return stop(0)
  })
  const atPage: PoolSite['atPage'] = async (url, form) => {
    const { pathname, search } = new URL(url)
    const { to } = await new PageBrowser().post(
      page,
      pathname + search,
      { intent: 'password', ...form },
      { host: new URL(site).host },
    )
    if (to === null) throw new Error(`The page at ${url} sent the browser nowhere`)
    answered.add(pathname)
    return to
  }
  return () =>
    Object.assign(pool(), {
      site,
      endpoint: `${site}${USER_POOL}`,
      identityEndpoint: `${site}/api/cognito-identity`,
      answered,
      atPage,
    })
}
