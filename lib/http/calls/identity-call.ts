// Every answer is JSON, because Cognito's clients fail on anything else.
import type { NextApiHandler, NextApiRequest, NextApiResponse } from 'next'
import { isDatabaseUnavailable, logUnable } from '@/lib/db/unavailable'
import { poolCaller } from '@/lib/http/calls/pool-caller'
import { isCrossSite, readBody } from '@/lib/http/forms/body'
import { logFault } from '@/lib/http/forms/fault'
import { originOf } from '@/lib/http/origin'
import { runtime } from '@/lib/use-cases/runtime'
import { badJson, errorAnswer, handle, internalError, type PoolAnswer, readJson } from '@/lib/user-pool/handle'
import { discoveryOf } from '@/lib/user-pool/hosted/discovery'
import { type Pool, pool } from '@/lib/user-pool/running'

function send(res: NextApiResponse, { status, headers, body }: PoolAnswer): void {
  res.setHeader('Cache-Control', 'no-store')
  res.writeHead(status, headers).end(JSON.stringify(body))
}

const REFUSALS = {
  closed: () => errorAnswer({ type: 'ResourceNotFoundException', message: 'There is nothing here.' }, 404),
  method: () => errorAnswer({ type: 'MethodNotAllowedException', message: 'This method is not answered here.' }, 405),
  crossSite: () => errorAnswer({ type: 'ForbiddenException', message: 'Another site may not ask this.' }, 403),
  tooLarge: () => errorAnswer({ type: 'RequestEntityTooLargeException', message: 'The request is too large.' }, 413),
}

async function answerTo(req: NextApiRequest, res: NextApiResponse, open: Pool): Promise<PoolAnswer> {
  if (req.method !== 'POST') {
    res.setHeader('Allow', 'POST')
    return REFUSALS.method()
  }
  if (isCrossSite(req, runtime().env.SITE_ORIGIN)) return REFUSALS.crossSite()
  const read = await readBody(req)
  if (read === 'too_large') return REFUSALS.tooLarge()
  const body = readJson(read.text)
  if (body === null) return badJson()
  const context = open.contextFor(poolCaller(req, runtime().env))
  return handle(String(req.headers['x-amz-target'] ?? ''), body.json, context)
}

/** 404 when a real pool serves the site. */
export const identityCall: NextApiHandler = async (req, res) => {
  const open = pool()
  if (!open) return send(res, REFUSALS.closed())
  try {
    send(res, await answerTo(req, res, open))
  } catch (error) {
    if (isDatabaseUnavailable(error)) logUnable(error, new Date())
    else logFault((req.url ?? '').split('?')[0] ?? '', error)
    send(res, internalError())
  }
}

const WELL_KNOWN: Record<string, (open: Pool, req: NextApiRequest) => { body: object; cache: string }> = {
  'jwks.json': ({ keys }) => ({ body: keys.jwks, cache: 'public, max-age=300' }),
  // Without SITE_ORIGIN this depends on the request's host, so no cache may share it.
  'openid-configuration': ({ settings }, req) => ({
    body: discoveryOf(settings, originOf(req, runtime().env.SITE_ORIGIN)),
    cache: 'no-store',
  }),
}

export const userPoolCall: NextApiHandler = (req, res) => {
  const open = pool()
  const path = [req.query.path ?? []].flat().join('/')
  if (path === '') return identityCall(req, res)
  const root = `${open?.settings.poolId}/.well-known/`
  const name = path.startsWith(root) ? path.slice(root.length) : ''
  const readable = Object.hasOwn(WELL_KNOWN, name) ? WELL_KNOWN[name] : undefined
  if (!open || !readable) return send(res, REFUSALS.closed())
  if (req.method !== 'GET' && req.method !== 'HEAD') {
    res.setHeader('Allow', 'GET, HEAD')
    return send(res, REFUSALS.method())
  }
  const { body, cache } = readable(open, req)
  res.writeHead(200, { 'content-type': 'application/json', 'cache-control': cache }).end(JSON.stringify(body))
}
