// The cookies that manage links leave in a browser: one a booking, with the key that its link had. So the key stands in
// an address for one request alone.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { MANAGE_KEY } from '@/lib/domain/booking/manage-key'
import { cookieNames, named, readCookie, setCookie } from '@/lib/http/cookies/cookies'

/** Long enough to look and to change a booking; the link opens it again. */
const MANAGE_COOKIE_SECONDS = 3600

const manageCookieName = (reference: string, secure: boolean): string => named(`manage-${reference}`, secure)

/** The key that a link left for this booking, unchecked; null without one. */
export function readManageKey(req: IncomingMessage, reference: string, secure: boolean): string | null {
  const key = readCookie(req, manageCookieName(reference, secure))
  return key && MANAGE_KEY.test(key) ? key : null
}

/** Keeps a key that was looked at. `reference` is canonical (lib/domain/booking/references.ts). */
export function storeManageKey(res: ServerResponse, reference: string, key: string, secure: boolean): void {
  setCookie(res, { name: manageCookieName(reference, secure), value: key, seconds: MANAGE_COOKIE_SECONDS, secure })
}

/** Takes away the key of one booking, or of every one. */
export function dropManageKeys(req: IncomingMessage, res: ServerResponse, secure: boolean, reference?: string): void {
  // A request can name a cookie in ways that a Set-Cookie header can't, so only names of this site's form count.
  const form = new RegExp(`^${named('manage-', secure)}\\w+$`)
  const all = cookieNames(req).filter((name) => form.test(name))
  for (const name of reference === undefined ? all : [manageCookieName(reference, secure)])
    setCookie(res, { name, value: '', seconds: 0, secure })
}
