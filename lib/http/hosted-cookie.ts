// The cookie of the hosted sign-in page: which browser is signed in there.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { isSecure, named, readCookie } from '@/lib/http/cookies'

/** The cookie's value, unchecked; null when there is none. */
export const readHostedCookie = (req: IncomingMessage, siteOrigin: string | undefined): string | null =>
  readCookie(req, named('hosted', isSecure(req, siteOrigin)))

/** Gives the browser the cookie for a while; an empty value takes it away. */
export function writeHostedCookie(
  req: IncomingMessage,
  res: ServerResponse,
  { siteOrigin, value, seconds }: { siteOrigin: string | undefined; value: string; seconds: number },
): void {
  const secure = isSecure(req, siteOrigin)
  const parts = [`${named('hosted', secure)}=${value}`, 'Path=/', 'HttpOnly', 'SameSite=Lax', `Max-Age=${seconds}`]
  res.appendHeader('Set-Cookie', [...parts, ...(secure ? ['Secure'] : [])].join('; '))
}
