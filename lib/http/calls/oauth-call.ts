// 404 when a real pool serves the site.

import type { NextApiHandler, NextApiRequest, NextApiResponse } from 'next'
import { DEFAULT_LANGUAGE } from '@/lib/catalogue/languages'
import { isDatabaseUnavailable, logUnable } from '@/lib/db/unavailable'
import { poolCaller } from '@/lib/http/calls/pool-caller'
import { readHostedCookie, writeHostedCookie } from '@/lib/http/cookies/hosted-cookie'
import { isCrossSite, readBody } from '@/lib/http/forms/body'
import { logFault } from '@/lib/http/forms/fault'
import { originOf } from '@/lib/http/origin'
import { textsIn } from '@/lib/texts/languages'
import { runtime } from '@/lib/use-cases/runtime'
import type { Context } from '@/lib/user-pool/context'
import { logout } from '@/lib/user-pool/hosted/logout'
import { revokeEndpoint } from '@/lib/user-pool/hosted/revoke-endpoint'
import { type OAuthAnswer, oauthError, tokenEndpoint } from '@/lib/user-pool/hosted/token-endpoint'
import { userInfo } from '@/lib/user-pool/hosted/user-info'
import { pool } from '@/lib/user-pool/running'

type OAuthReply = OAuthAnswer | { location: string } | { text: string }
type Serve = (req: NextApiRequest, res: NextApiResponse, context: Context) => Promise<OAuthReply>

const JSON_TYPE = 'application/json; charset=utf-8'

function send(res: NextApiResponse, answer: OAuthReply): void {
  if ('location' in answer) res.writeHead(302, { Location: answer.location }).end()
  else if ('text' in answer) res.writeHead(400, { 'Content-Type': 'text/plain; charset=utf-8' }).end(answer.text)
  else if (answer.body === null) res.writeHead(answer.status, answer.headers).end()
  else res.writeHead(answer.status, { 'Content-Type': JSON_TYPE, ...answer.headers }).end(JSON.stringify(answer.body))
}

function serve(methods: string[], handle: Serve): NextApiHandler {
  return async (req, res) => {
    res.setHeader('Cache-Control', 'no-store')
    res.setHeader('Pragma', 'no-cache')
    const open = pool()
    if (!open) return send(res, { ...oauthError('not_found'), status: 404 })
    if (!methods.includes(req.method ?? '')) {
      res.setHeader('Allow', methods.join(', '))
      return send(res, { ...oauthError('invalid_request'), status: 405 })
    }
    try {
      send(
        res,
        await handle(req, res, open.contextFor({ ...poolCaller(req, runtime().env), language: DEFAULT_LANGUAGE })),
      )
    } catch (error) {
      const isAway = isDatabaseUnavailable(error)
      if (isAway) logUnable(error, new Date())
      else logFault((req.url ?? '').split('?')[0] ?? '', error)
      send(res, { ...oauthError(isAway ? 'temporarily_unavailable' : 'server_error'), status: isAway ? 503 : 500 })
    }
  }
}

/** Refuses a form that a page of another site posts. */
const formCall = (answer: (context: Context, form: URLSearchParams) => Promise<OAuthAnswer>): NextApiHandler =>
  serve(['POST'], async (req, _res, context) => {
    if (isCrossSite(req, runtime().env.SITE_ORIGIN)) return { ...oauthError('access_denied'), status: 403 }
    if (!/^application\/x-www-form-urlencoded\b/i.test(req.headers['content-type'] ?? ''))
      return oauthError('invalid_request', 'the body must be a form')
    const body = await readBody(req)
    if (body === 'too_large') return { ...oauthError('invalid_request'), status: 413 }
    return answer(context, new URLSearchParams(body.text))
  })

export const tokenCall = formCall(tokenEndpoint)
export const revokeCall = formCall(revokeEndpoint)

export const userInfoCall = serve(['GET', 'POST'], async (req, _res, context) =>
  userInfo(context, req.headers.authorization),
)

export const logoutCall = serve(['GET'], async (req, res, context) => {
  const siteOrigin = runtime().env.SITE_ORIGIN
  const query = new URLSearchParams((req.url ?? '').split('?')[1] ?? '')
  const location = await logout(context, originOf(req, siteOrigin), query, readHostedCookie(req, siteOrigin))
  writeHostedCookie(req, res, { siteOrigin, value: '', seconds: 0 })
  return location === null ? { text: textsIn(DEFAULT_LANGUAGE).hosted.HOSTED.badLogout } : { location }
})
