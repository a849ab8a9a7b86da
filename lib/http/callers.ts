// Other sites whose pages may ask this site's calls (API_CALLERS): by their origin, without cookies, never the calls of this
// site's own sessions. The protocol is the Fetch standard's (CORS).
import type { IncomingMessage, ServerResponse } from 'node:http'
import { API } from '@/lib/addresses/api'
import { isCallAt, PASS_HEADER } from '@/lib/addresses/bases'

/** What Amplify's client sends beside JSON, the patient's token or a signature of the search; and a browser's pass. */
const HEADERS = `content-type, authorization, x-amz-date, x-amz-security-token, x-amz-content-sha256, x-amz-user-agent, ${PASS_HEADER}`
const PREFLIGHT_SECONDS = '600'

/** The name of the call that a request asks; what it is for anything else is no call's. */
export const callNameOf = (req: IncomingMessage): string =>
  (req.url ?? '').split('?', 1)[0]?.slice(API.length + 1) ?? ''

/** The front desk is this site's own: its calls go by its session alone. */
const isDeskCall = (name: string): boolean => name.startsWith('desk/')

/** Whether a page of a named site asks, and may; its answer then says so. */
export function admitCaller(req: IncomingMessage, res: ServerResponse, callers: readonly string[]): boolean {
  if (callers.length === 0) return false
  res.setHeader('Vary', 'Origin')
  const { origin } = req.headers
  const name = callNameOf(req)
  if (origin === undefined || !callers.includes(origin) || isCallAt('own', name) || isDeskCall(name)) return false
  res.setHeader('Access-Control-Allow-Origin', origin)
  return true
}

/** What a browser asks before it sends such a call. */
export function answerPreflight(res: ServerResponse): void {
  res.setHeader('Access-Control-Allow-Methods', 'POST')
  res.setHeader('Access-Control-Allow-Headers', HEADERS)
  res.setHeader('Access-Control-Max-Age', PREFLIGHT_SECONDS)
  res.statusCode = 204
  res.end()
}
