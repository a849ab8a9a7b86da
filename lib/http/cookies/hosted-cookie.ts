// The cookie of the hosted sign-in page: which browser is signed in there.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { HOSTED, isSecure, named, readCookie, setCookie } from '@/lib/http/cookies/cookies'

/** The cookie's value, unchecked; null when there is none. */
export const readHostedCookie = (req: IncomingMessage, siteOrigin: string | undefined): string | null =>
  readCookie(req, named(HOSTED, isSecure(req, siteOrigin))) || null

/** Gives the browser the cookie for a while; an empty value takes it away. */
export function writeHostedCookie(
  req: IncomingMessage,
  res: ServerResponse,
  { siteOrigin, value, seconds }: { siteOrigin: string | undefined; value: string; seconds: number },
): void {
  const secure = isSecure(req, siteOrigin)
  setCookie(res, { name: named(HOSTED, secure), value, seconds, secure })
}
