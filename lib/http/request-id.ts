// The id is in the log, in the X-Request-Id header and on the error page.
import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Env } from '@/lib/env'
import { isFromProxy } from '@/lib/http/address'

export const ID_HEADER = 'X-Request-Id'

/** A UUID or nginx's $request_id. Any other form could be a name or a number from a client. */
const INCOMING_ID = /^(?:[0-9a-f]{32}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i

/** 48 random bits, short enough to read out on the phone. */
export const newRequestId = (): string => randomUUID().slice(0, 13)

export function requestIdOf(req: IncomingMessage, env: Pick<Env, 'TRUSTED_PROXIES'>): string {
  const header = req.headers['x-request-id']
  return typeof header === 'string' && INCOMING_ID.test(header) && isFromProxy(req, env) ? header : newRequestId()
}
