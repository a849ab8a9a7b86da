// A browser's pass: it tells another host that answers for times (the base `backend`) whose holds are asked for, where the cookie
// that says so is this host's alone. Both know one SITE_SECRET. It opens no sealed value, no booking and no session.
import type { IncomingMessage } from 'node:http'
import { isCallAt, PASS_HEADER } from '@/lib/addresses/bases'
import { hmac, isSame } from '@/lib/domain/hmac'
import { isUnderEither } from '@/lib/domain/secrets'
import { callNameOf } from '@/lib/http/callers'
import type { Deps } from '@/lib/use-cases/deps'

const LASTS_MS = 15 * 60_000

const macOf = (secret: string, told: string): string => hmac(secret, `pass:${told}`).toString('base64url')

/** Good for fifteen minutes; `seconds` says for how long. */
export function passFor(
  { secret, now }: Pick<Deps, 'secret' | 'now'>,
  owner: string,
): { pass: string; seconds: number } {
  const told = `${owner}.${now.getTime() + LASTS_MS}`
  return { pass: `${told}.${macOf(secret, told)}`, seconds: LASTS_MS / 1000 }
}

/** The owner that the pass of a call at `backend` names; null without one that is good, and for anything else that is asked. */
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
