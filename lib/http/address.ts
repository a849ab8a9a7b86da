// Where a request comes from, for limits by address.
import type { IncomingMessage } from 'node:http'

/** This machine and private networks: where a proxy in front of the site stands. */
const NEAR = /^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|::1$|f[cd])/i

/**
 * The client's address. Behind a proxy it is what the proxy itself wrote last; what a client wrote before that is its
 * own word. A connection from elsewhere came without a proxy, and its header says nothing.
 */
export function addressOf(req: IncomingMessage): string {
  const own = (req.socket.remoteAddress ?? '').replace(/^::ffff:/i, '')
  if (!NEAR.test(own)) return own
  const forwarded = [req.headers['x-forwarded-for'] ?? []].flat().join(',').split(',').at(-1)?.trim()
  return forwarded || own
}
