// Pages that only the developer may see.
import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { runtime } from '@/lib/use-cases/runtime'

const LOOPBACK = /^(::1|(::ffff:)?127(\.\d{1,3}){3})$/
const LOOPBACK_HOST = /^(localhost|127\.0\.0\.1)(:\d{1,5})?$/i
const FORWARDED = /^(forwarded|via|x-forwarded-.*|x-real-ip|cf-connecting-ip|true-client-ip)$/i

/** Raw headers, because Next adds its own X-Forwarded-* to `headers`. */
const headerNames = ({ rawHeaders }: IncomingMessage): string[] => rawHeaders.filter((_, index) => index % 2 === 0)

/**
 * True for a loopback connection to localhost without a sign of a proxy. The Host check stops DNS rebinding.
 * A silent proxy on this machine looks the same, so this alone is no proof.
 */
export function isLoopback(req: IncomingMessage): boolean {
  if (!LOOPBACK.test(req.socket.remoteAddress ?? '') || !LOOPBACK_HOST.test(req.headers.host ?? '')) return false
  return !headerNames(req).some((name) => FORWARDED.test(name))
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** The key printed at start-up; always false when none was printed (server/settings.ts). */
export function isOutboxKey(key: string): boolean {
  const { outboxKey } = runtime()
  return outboxKey !== null && timingSafeEqual(digest(key), digest(outboxKey))
}
