// Marks a browser that proved a number (lib/user-pool/known-browser.ts). The cookie outlives a sign-out.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { isSecure, named, readCookie, setCookie } from '@/lib/http/cookies/cookies'
import { withNumber } from '@/lib/user-pool/known-browser'

const DAYS = 180

/** Unchecked; null without the cookie. */
export const readBrowser = (req: IncomingMessage, siteOrigin: string | undefined): string | null =>
  readCookie(req, named('known', isSecure(req, siteOrigin)))

export function rememberNumber(
  req: IncomingMessage,
  res: ServerResponse,
  { siteOrigin, secret, number }: { siteOrigin: string | undefined; secret: string; number: string },
): void {
  const secure = isSecure(req, siteOrigin)
  const value = withNumber(secret, readBrowser(req, siteOrigin), number)
  setCookie(res, { name: named('known', secure), value, seconds: DAYS * 86_400, secure })
}
