// A request's id: stands in every line that the log has of it, in its answer's X-Request-Id, and on the page that says that
// something went wrong.
import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Env } from '@/lib/env'
import { isFromProxy } from '@/lib/http/address'

export const ID_HEADER = 'X-Request-Id'

/** A UUID, or nginx's $request_id: what has the form of neither may be anything, a name or a number that a client sent. */
const INCOMING_ID = /^(?:[0-9a-f]{32}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i

/** 48 random bits, short enough to be read out on the telephone. */
export const newRequestId = (): string => randomUUID().slice(0, 13)

/** The one that a trusted proxy gave, or a new one. */
export function requestIdOf(req: IncomingMessage, env: Pick<Env, 'TRUSTED_PROXIES'>): string {
  const given = req.headers['x-request-id']
  return typeof given === 'string' && INCOMING_ID.test(given) && isFromProxy(req, env) ? given : newRequestId()
}
