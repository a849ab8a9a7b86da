// Whether a request comes from the machine that the site runs on, to the site itself: what only its developer may see
// is shown to nobody else.
import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { runtime } from '@/lib/use-cases/runtime'

const LOOPBACK = /^(::1|(::ffff:)?127(\.\d{1,3}){3})$/
const LOOPBACK_HOST = /^(localhost|127\.0\.0\.1)(:\d{1,5})?$/i
/** What a proxy adds: the requester is on its far side. */
const FORWARDED = /^(forwarded|via|x-forwarded-.*|x-real-ip|cf-connecting-ip|true-client-ip)$/i

/** Headers as they came: Next writes X-Forwarded-* of its own into `headers`. */
const headerNames = ({ rawHeaders }: IncomingMessage): string[] => rawHeaders.filter((_, index) => index % 2 === 0)

/**
 * True for a loopback connection that names localhost, with no sign of a proxy between. A page that a foreign name leads
 * here (DNS rebinding) has that name as Host. A quiet proxy on this machine looks the same: it is no proof by itself.
 */
export function isLoopback(req: IncomingMessage): boolean {
  if (!LOOPBACK.test(req.socket.remoteAddress ?? '') || !LOOPBACK_HOST.test(req.headers.host ?? '')) return false
  return !headerNames(req).some((name) => FORWARDED.test(name))
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Whether it is the key that the start printed; false for any where nothing was printed (server/settings.ts). */
export function isOutboxKey(given: string): boolean {
  const { outboxKey } = runtime()
  return outboxKey !== null && timingSafeEqual(digest(given), digest(outboxKey))
}
