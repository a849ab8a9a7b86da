// Carries calls to the embedded pool. Whatever happens the answer is JSON: clients stumble over anything else.
import type { NextApiHandler, NextApiRequest, NextApiResponse } from 'next'
import { isDatabaseAway } from '@/lib/db/away'
import { addressOf } from '@/lib/http/address'
import { isCrossSite, readBody } from '@/lib/http/body'
import { logFault } from '@/lib/http/fault'
import { type Answer, badJson, errorAnswer, handle, internalError, readJson } from '@/lib/identity/handle'
import { type Pool, pool } from '@/lib/identity/running'
import { runtime } from '@/lib/server/runtime'

function send(res: NextApiResponse, { status, headers, body }: Answer): void {
  res.setHeader('Cache-Control', 'no-store')
  res.writeHead(status, headers).end(JSON.stringify(body))
}

const REFUSALS = {
  closed: () => errorAnswer({ type: 'ResourceNotFoundException', message: 'There is nothing here.' }, 404),
  method: () => errorAnswer({ type: 'MethodNotAllowedException', message: 'Only POST is answered here.' }, 405),
  crossSite: () => errorAnswer({ type: 'ForbiddenException', message: 'Another site may not ask this.' }, 403),
  tooLarge: () => errorAnswer({ type: 'RequestEntityTooLargeException', message: 'The request is too large.' }, 413),
}

async function answerTo(req: NextApiRequest, res: NextApiResponse, open: Pool): Promise<Answer> {
  if (req.method !== 'POST') {
    res.setHeader('Allow', 'POST')
    return REFUSALS.method()
  }
  if (isCrossSite(req, runtime().env.SITE_ORIGIN)) return REFUSALS.crossSite()
  const read = await readBody(req)
  if (read === 'too_large') return REFUSALS.tooLarge()
  const body = readJson(read.text)
  if (body === null) return badJson()
  const context = open.contextFor({ address: addressOf(req, runtime().env), now: new Date() })
  return handle(String(req.headers['x-amz-target'] ?? ''), body.json, context)
}

/** Answers one call; 404 where a real pool serves the site. */
export const identityCall: NextApiHandler = async (req, res) => {
  const open = pool()
  if (!open) return send(res, REFUSALS.closed())
  try {
    send(res, await answerTo(req, res, open))
  } catch (error) {
    if (!isDatabaseAway(error)) logFault((req.url ?? '').split('?')[0] ?? '', error)
    send(res, internalError())
  }
}

/** The public keys of the pool's tokens, under its id; every other path of the pool is a call. */
export const userPoolCall: NextApiHandler = (req, res) => {
  const open = pool()
  const path = [req.query.path ?? []].flat().join('/')
  if (path === '') return identityCall(req, res)
  if (!open || path !== `${open.settings.poolId}/.well-known/jwks.json`) return send(res, REFUSALS.closed())
  res.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'public, max-age=300' })
  res.end(JSON.stringify(open.keys.jwks))
}
