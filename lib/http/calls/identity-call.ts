// Every answer is JSON, because Cognito's clients fail on anything else.
import type { NextApiHandler, NextApiRequest, NextApiResponse } from 'next'
import { DEFAULT_LANGUAGE, type Language, TAGS } from '@/lib/catalogue/languages'
import { isDatabaseUnavailable, logUnable } from '@/lib/db/unavailable'
import { poolCaller } from '@/lib/http/calls/pool-caller'
import { isCrossSite, readBody } from '@/lib/http/forms/body'
import { logFault } from '@/lib/http/forms/fault'
import { originOf } from '@/lib/http/origin'
import { languageOf } from '@/lib/texts/languages'
import { isOneOf } from '@/lib/types/keys'
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

async function answerTo(
  req: NextApiRequest,
  res: NextApiResponse,
  { open, language }: { open: Pool; language: Language },
): Promise<PoolAnswer> {
  if (req.method !== 'POST') {
    res.setHeader('Allow', 'POST')
    return REFUSALS.method()
  }
  if (isCrossSite(req, runtime().env.SITE_ORIGIN)) return REFUSALS.crossSite()
  const read = await readBody(req)
  if (read === 'too_large') return REFUSALS.tooLarge()
  const body = readJson(read.text)
  if (body === null) return badJson()
  const context = open.contextFor({ ...poolCaller(req, runtime().env), language })
  return handle(String(req.headers['x-amz-target'] ?? ''), body.json, context)
}

/** 404 when a real pool serves the site. */
async function answer(req: NextApiRequest, res: NextApiResponse, language: Language): Promise<void> {
  const open = pool()
  if (!open) return send(res, REFUSALS.closed())
  try {
    send(res, await answerTo(req, res, { open, language }))
  } catch (error) {
    if (isDatabaseUnavailable(error)) logUnable(error, new Date())
    else logFault((req.url ?? '').split('?')[0] ?? '', error)
    send(res, internalError())
  }
}

/** No call of the identity pool sends a message. */
export const identityCall: NextApiHandler = (req, res) => answer(req, res, DEFAULT_LANGUAGE)

const WELL_KNOWN: Record<string, (open: Pool, req: NextApiRequest) => { body: object; cache: string }> = {
  'jwks.json': ({ keys }) => ({ body: keys.jwks, cache: 'public, max-age=300' }),
  // Without SITE_ORIGIN this depends on the request's host, so no cache may share it.
  'openid-configuration': ({ settings }, req) => ({
    body: discoveryOf(settings, originOf(req, runtime().env.SITE_ORIGIN)),
    cache: 'no-store',
  }),
}

/** At the end of its address, a page names its language, because Amplify's calls carry nothing else of the page. */
export const userPoolCall: NextApiHandler = (req, res) => {
  const open = pool()
  const path = [req.query.path ?? []].flat().join('/')
  if (path === '' || isOneOf(TAGS, path)) return answer(req, res, languageOf(path))
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
