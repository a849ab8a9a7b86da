// The cookie of a browser in which a number was proved (lib/user-pool/known-browser.ts): it stays when its patient signs out.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { isSecure, named, readCookie, setCookie } from '@/lib/http/cookies/cookies'
import { withNumber } from '@/lib/user-pool/known-browser'

const DAYS = 180

/** The cookie's value, unchecked; null when there is none. */
export const readBrowser = (req: IncomingMessage, siteOrigin: string | undefined): string | null =>
  readCookie(req, named('known', isSecure(req, siteOrigin)))

/** Notes in the browser that a number was proved in it. */
export function rememberNumber(
  req: IncomingMessage,
  res: ServerResponse,
  { siteOrigin, secret, number }: { siteOrigin: string | undefined; secret: string; number: string },
): void {
  const secure = isSecure(req, siteOrigin)
  const value = withNumber(secret, readBrowser(req, siteOrigin), number)
  setCookie(res, { name: named('known', secure), value, seconds: DAYS * 86_400, secure })
}
