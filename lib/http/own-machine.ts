// Whether a request comes from the machine that the site runs on, to the site itself: what only its developer may see
// is shown to nobody else.
import type { IncomingMessage } from 'node:http'
import type { Env } from '@/lib/env'

const LOOPBACK = /^(::1|(::ffff:)?127(\.\d{1,3}){3})$/
const OWN_HOST = /^(localhost|127\.0\.0\.1)(:\d{1,5})?$/i
/** What a proxy adds: the asker is on its far side. */
const FORWARDED = /^(forwarded|via|x-forwarded-.*|x-real-ip|cf-connecting-ip|true-client-ip)$/i

/** Headers as they came: Next writes X-Forwarded-* of its own into `headers`. */
const namesOf = ({ rawHeaders }: IncomingMessage): string[] => rawHeaders.filter((_, index) => index % 2 === 0)

/**
 * True for a loopback connection that names localhost, with no proxy between, of a site that is not published under an
 * origin of its own. A page that a foreign name leads here (DNS rebinding) has that name as Host.
 */
export function isOwnMachine(req: IncomingMessage, env: Pick<Env, 'SITE_ORIGIN'>): boolean {
  if (env.SITE_ORIGIN && !OWN_HOST.test(new URL(env.SITE_ORIGIN).host)) return false
  if (!LOOPBACK.test(req.socket.remoteAddress ?? '') || !OWN_HOST.test(req.headers.host ?? '')) return false
  return !namesOf(req).some((name) => FORWARDED.test(name))
}
