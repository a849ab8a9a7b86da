// CORS (Fetch standard) for API_CALLERS: no cookies, and no calls of this site's own sessions.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { API } from '@/lib/addresses/api'
import { isCallAt, PASS_HEADER } from '@/lib/addresses/bases'

/** JSON, the headers of Amplify's client (the patient's token or a signed search), and a browser's pass. */
const HEADERS = `content-type, authorization, x-amz-date, x-amz-security-token, x-amz-content-sha256, x-amz-user-agent, ${PASS_HEADER}`
const PREFLIGHT_SECONDS = '600'

export const callNameOf = (req: IncomingMessage): string =>
  (req.url ?? '').split('?', 1)[0]?.slice(API.length + 1) ?? ''

/** Desk calls work only with this site's own session. */
const isDeskCall = (name: string): boolean => name.startsWith('desk/')

export function admitCaller(req: IncomingMessage, res: ServerResponse, callers: readonly string[]): boolean {
  if (callers.length === 0) return false
  res.setHeader('Vary', 'Origin')
  const { origin } = req.headers
  const name = callNameOf(req)
  if (origin === undefined || !callers.includes(origin) || isCallAt('own', name) || isDeskCall(name)) return false
  res.setHeader('Access-Control-Allow-Origin', origin)
  return true
}

export function answerPreflight(res: ServerResponse): void {
  res.setHeader('Access-Control-Allow-Methods', 'POST')
  res.setHeader('Access-Control-Allow-Headers', HEADERS)
  res.setHeader('Access-Control-Max-Age', PREFLIGHT_SECONDS)
  res.statusCode = 204
  res.end()
}
