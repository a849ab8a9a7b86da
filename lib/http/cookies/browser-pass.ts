// Names the owner of holds to a `backend` on another host, which lacks the draft cookie but shares SITE_SECRET.
// A pass opens no sealed value, booking or session.
import type { IncomingMessage } from 'node:http'
import { isCallAt, PASS_HEADER } from '@/lib/addresses/bases'
import { hmac, isSame } from '@/lib/domain/hmac'
import { isUnderEither } from '@/lib/domain/secrets'
import { callNameOf } from '@/lib/http/callers'
import type { Deps } from '@/lib/use-cases/deps'

const LASTS_MS = 15 * 60_000

const macOf = (secret: string, content: string): string => hmac(secret, `pass:${content}`).toString('base64url')

/** Valid for fifteen minutes; `seconds` is that time. */
export function passFor(
  { secret, now }: Pick<Deps, 'secret' | 'now'>,
  owner: string,
): { pass: string; seconds: number } {
  const content = `${owner}.${now.getTime() + LASTS_MS}`
  return { pass: `${content}.${macOf(secret, content)}`, seconds: LASTS_MS / 1000 }
}

/** Null without a valid pass, or for a call outside `backend`. */
export function passedOwner(
  req: IncomingMessage,
  { now, ...secrets }: Pick<Deps, 'secret' | 'formerSecret' | 'now'>,
): string | null {
  const pass = req.headers[PASS_HEADER]
  if (typeof pass !== 'string' || !isCallAt('backend', callNameOf(req))) return null
  const [owner = '', until = '', mac = '', ...more] = pass.split('.')
  if (!owner || more.length > 0 || !/^\d{1,15}$/.test(until) || Number(until) <= now.getTime()) return null
  return isUnderEither(secrets, (secret) => isSame(mac, macOf(secret, `${owner}.${until}`))) ? owner : null
}
