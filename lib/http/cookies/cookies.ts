import type { IncomingMessage, ServerResponse } from 'node:http'
import { parseCookie, stringifySetCookie } from 'cookie'

const DRAFT_DAYS = 7

/** Browsers store Secure cookies from an https origin or from localhost. */
export function isSecure(req: IncomingMessage, siteOrigin: string | undefined): boolean {
  if (siteOrigin) return siteOrigin.startsWith('https:')
  const host = (req.headers.host ?? '').replace(/:\d+$/, '')
  return host === 'localhost' || host === '127.0.0.1' || host === '[::1]'
}

const NAMES = ['draft', 'session', 'hosted', 'left', 'known', 'manage', 'desk', 'desk-hide'] as const
type Name = (typeof NAMES)[number]
const PREFIX = '__Host-'
/** Browsers accept the prefix with this path only. */
const PATH = '/'

/** With the prefix, browsers refuse a cookie that was not set by this host over https. */
export const named = (name: Name | `manage-${string}`, secure: boolean): string => (secure ? `${PREFIX}${name}` : name)

const cookiesOf = (req: IncomingMessage) => parseCookie(req.headers.cookie ?? '')

export const readCookie = (req: IncomingMessage, name: string): string | null => cookiesOf(req)[name] ?? null

export const cookieNames = (req: IncomingMessage): string[] => Object.keys(cookiesOf(req))

/** Whether no cookie or token identifies a person or a browser. */
export function isAnonymous(req: IncomingMessage): boolean {
  if (req.headers.authorization !== undefined) return false
  const isOwn = (name: string) =>
    name === HINT || NAMES.some((ourName) => name === ourName || name.startsWith(`${ourName}-`))
  return !cookieNames(req).some((name) => isOwn(name.replace(PREFIX, '')))
}

/** Null without a cookie of the form that this site writes. */
export function readDraft(req: IncomingMessage, secure: boolean): string | null {
  const value = readCookie(req, named('draft', secure))
  return value && /^[\w-]{22}$/.test(value) ? value : null
}

/** Replaces an earlier Set-Cookie of the same name. `seconds` 0 deletes the cookie. */
export function setCookie(
  res: ServerResponse,
  {
    name,
    value,
    seconds,
    secure,
    readable,
  }: { name: string; value: string; seconds: number; secure: boolean; readable?: true },
): void {
  const others = [res.getHeader('Set-Cookie') ?? []].flat().filter((set) => !String(set).startsWith(`${name}=`))
  const attributes = { path: PATH, maxAge: seconds, httpOnly: !readable, secure, sameSite: 'lax' } as const
  res.setHeader('Set-Cookie', [...others.map(String), stringifySetCookie(name, value, attributes)])
}

export function startDraft(res: ServerResponse, secure: boolean, draft: string): string {
  setCookie(res, { name: named('draft', secure), value: draft, seconds: DRAFT_DAYS * 86_400, secure })
  return draft
}

/** Unchecked: lib/use-cases/account/read-session.ts looks it up. */
export function readSessionToken(req: IncomingMessage, secure: boolean): string | null {
  return readCookie(req, named('session', secure)) || null
}

/** For lib/browser/pool. It grants nothing, but scripts can delete it without a connection. */
const HINT = 'signed-in'

/** A session without its hint means that somebody signed out here while offline. */
export const hasSignedOutOffline = (req: IncomingMessage, secure: boolean): boolean =>
  Boolean(readSessionToken(req, secure)) && !readCookie(req, HINT)

/** For a page's appearance only, not for access. */
export const seemsSignedIn = (req: IncomingMessage): boolean => Boolean(readCookie(req, HINT))

export function setSessionCookies(
  res: ServerResponse,
  { token, uid, seconds, secure }: { token: string; uid: string; seconds: number; secure: boolean },
): void {
  setCookie(res, { name: named('session', secure), value: token, seconds, secure })
  setCookie(res, { name: HINT, value: uid, seconds, secure, readable: true })
}

export const HOSTED = 'hosted'

export const DESK_COOKIE = 'desk'

/** Also clears the browser's cache, so that the next person on this device finds nothing. */
export function clearSessionCookies(res: ServerResponse, secure: boolean): void {
  for (const name of (['session', 'draft', HOSTED, DESK_COOKIE] as const).map((each) => named(each, secure)))
    setCookie(res, { name, value: '', seconds: 0, secure })
  setCookie(res, { name: HINT, value: '', seconds: 0, secure, readable: true })
  res.setHeader('Clear-Site-Data', '"cache"')
}

/** Also clears the cache, so that nobody can open again what was typed here. */
export function endDraft(res: ServerResponse, secure: boolean): void {
  setCookie(res, { name: named('draft', secure), value: '', seconds: 0, secure })
  res.setHeader('Clear-Site-Data', '"cache"')
}

const LEFT_SECONDS = 60

/**
 * The next answer clears the storage: browsers clear it before they store the cookies of the same answer.
 * A page that reloads on the first notice would lose the second.
 */
export const markSignedOutOffline = (res: ServerResponse, secure: boolean): void =>
  setCookie(res, { name: named('left', secure), value: '1', seconds: LEFT_SECONDS, secure })

export function emptyMarked(req: IncomingMessage, res: ServerResponse, secure: boolean): boolean {
  const name = named('left', secure)
  if (!readCookie(req, name)) return false
  setCookie(res, { name, value: '', seconds: 0, secure })
  res.setHeader('Clear-Site-Data', '"cache", "storage"')
  return true
}

/** Null without the header. Other schemes belong to proxies. */
export function readBearer(req: IncomingMessage): string | null {
  const [, token] = /^Bearer(?:\s+(.*))?$/i.exec(req.headers.authorization ?? '') ?? [null, null]
  return token === null ? null : (token ?? '').trim()
}
