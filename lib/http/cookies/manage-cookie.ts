// One cookie per booking stores its link's key, so that the key is in an address for one request only.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { MANAGE_KEY } from '@/lib/domain/booking/manage-key'
import { cookieNames, named, readCookie, setCookie } from '@/lib/http/cookies/cookies'

const MANAGE_COOKIE_SECONDS = 3600

const manageCookieName = (reference: string, secure: boolean): string => named(`manage-${reference}`, secure)

export function readManageKey(req: IncomingMessage, reference: string, secure: boolean): string | null {
  const key = readCookie(req, manageCookieName(reference, secure))
  return key && MANAGE_KEY.test(key) ? key : null
}

/** `key` is checked. `reference` is canonical (lib/domain/booking/references.ts). */
export function storeManageKey(res: ServerResponse, reference: string, key: string, secure: boolean): void {
  setCookie(res, { name: manageCookieName(reference, secure), value: key, seconds: MANAGE_COOKIE_SECONDS, secure })
}

/** Deletes every key when `reference` is missing. */
export function dropManageKeys(req: IncomingMessage, res: ServerResponse, secure: boolean, reference?: string): void {
  // A request can name cookies that no Set-Cookie header can, so only this site's names count.
  const form = new RegExp(`^${named('manage-', secure)}\\w+$`)
  const all = cookieNames(req).filter((name) => form.test(name))
  for (const name of reference === undefined ? all : [manageCookieName(reference, secure)])
    setCookie(res, { name, value: '', seconds: 0, secure })
}
