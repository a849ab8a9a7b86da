// The site's cookies: the draft (which browser fills in this form), the session (who is signed in), beside it a readable
// one that only says that there is a session, the hosted page's session, and a mark of a browser that is to be emptied.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { parseCookie, stringifySetCookie } from 'cookie'

const DRAFT_DAYS = 7

/** Whether the browser keeps Secure cookies from here: an https origin, or this machine (browsers trust localhost). */
export function isSecure(req: IncomingMessage, siteOrigin: string | undefined): boolean {
  if (siteOrigin) return siteOrigin.startsWith('https:')
  const host = (req.headers.host ?? '').replace(/:\d+$/, '')
  return host === 'localhost' || host === '127.0.0.1' || host === '[::1]'
}

/** What this site keeps in a browser for its own server. `manage` is followed by the reference of a booking. */
const NAMES = ['draft', 'session', 'hosted', 'left', 'known', 'manage', 'desk', 'desk-hide'] as const
type Name = (typeof NAMES)[number]
const PREFIX = '__Host-'
/** Browsers accept the prefix with this path alone. */
const PATH = '/'

/** A cookie's name; the prefix has browsers refuse one that was not set here, over https. */
export const named = (name: Name | `manage-${string}`, secure: boolean): string => (secure ? `${PREFIX}${name}` : name)

const cookiesOf = (req: IncomingMessage) => parseCookie(req.headers.cookie ?? '')

/** A cookie's value; null when the request has none of this name. */
export const readCookie = (req: IncomingMessage, name: string): string | null => cookiesOf(req)[name] ?? null

/** The names of the request's cookies. */
export const cookieNames = (req: IncomingMessage): string[] => Object.keys(cookiesOf(req))

/** Whether a request brings nothing that this site would know a person or a browser by. */
export function isAnonymous(req: IncomingMessage): boolean {
  if (req.headers.authorization !== undefined) return false
  const isOwn = (name: string) => name === HINT || NAMES.some((own) => name === own || name.startsWith(`${own}-`))
  return !cookieNames(req).some((name) => isOwn(name.replace(PREFIX, '')))
}

/** The draft cookie's value; null when there is none, or one that this site never wrote. */
export function readDraft(req: IncomingMessage, secure: boolean): string | null {
  const value = readCookie(req, named('draft', secure))
  return value && /^[\w-]{22}$/.test(value) ? value : null
}

/** Sets a cookie, in the place of what this answer said of it before. `seconds` 0 takes it away. */
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

/** Gives this browser a draft cookie for seven days. */
export function startDraft(res: ServerResponse, secure: boolean, draft: string): string {
  setCookie(res, { name: named('draft', secure), value: draft, seconds: DRAFT_DAYS * 86_400, secure })
  return draft
}

/** The session cookie's value, unchecked: lib/use-cases/account/read-session.ts asks the table. */
export function readSessionToken(req: IncomingMessage, secure: boolean): string | null {
  return readCookie(req, named('session', secure)) || null
}

/**
 * The readable cookie beside the session, which lib/browser/pool reads in the browser: whose session there is. It lets nobody in,
 * but scripts can take it away without a connection: see hasLeft.
 */
const HINT = 'signed-in'

/** Whether somebody signed out here while the server could not be told: the session is there, its hint is not. */
export const hasSignedOutOffline = (req: IncomingMessage, secure: boolean): boolean =>
  Boolean(readSessionToken(req, secure)) && !readCookie(req, HINT)

/** Whether the browser says that somebody is signed in: what a page may look like by, and nothing more. */
export const seemsSignedIn = (req: IncomingMessage): boolean => Boolean(readCookie(req, HINT))

/** Gives this browser a session, and the readable hint beside it. */
export function setSessionCookies(
  res: ServerResponse,
  { token, uid, seconds, secure }: { token: string; uid: string; seconds: number; secure: boolean },
): void {
  setCookie(res, { name: named('session', secure), value: token, seconds, secure })
  setCookie(res, { name: HINT, value: uid, seconds, secure, readable: true })
}

/** The hosted page's session (lib/http/cookies/hosted-cookie.ts). */
export const HOSTED = 'hosted'

/** The front desk's session (lib/http/cookies/desk-browser.ts). */
export const DESK_COOKIE = 'desk'

/** Takes every session, hint and draft away, and what the browser keeps of pages: the next person here finds nothing. */
export function clearSessionCookies(res: ServerResponse, secure: boolean): void {
  for (const name of (['session', 'draft', HOSTED, DESK_COOKIE] as const).map((each) => named(each, secure)))
    setCookie(res, { name, value: '', seconds: 0, secure })
  setCookie(res, { name: HINT, value: '', seconds: 0, secure, readable: true })
  res.setHeader('Clear-Site-Data', '"cache"')
}

/** Takes the draft away, and what the browser keeps of pages: nothing that was typed here can be opened again. */
export function endDraft(res: ServerResponse, secure: boolean): void {
  setCookie(res, { name: named('draft', secure), value: '', seconds: 0, secure })
  res.setHeader('Clear-Site-Data', '"cache"')
}

/** Long enough for the redirect that follows, on a slow network too. */
const LEFT_SECONDS = 60

/**
 * Marks the browser as one whose storage is to be emptied by the next answer. Not by this one: browsers empty it before
 * they keep an answer's cookies, and a page that hears of the first and loads itself anew throws the second away.
 */
export const markSignedOutOffline = (res: ServerResponse, secure: boolean): void =>
  setCookie(res, { name: named('left', secure), value: '1', seconds: LEFT_SECONDS, secure })

/** Empties a browser that is marked, with the mark; false for any other. */
export function emptyMarked(req: IncomingMessage, res: ServerResponse, secure: boolean): boolean {
  const name = named('left', secure)
  if (!readCookie(req, name)) return false
  setCookie(res, { name, value: '', seconds: 0, secure })
  res.setHeader('Clear-Site-Data', '"cache", "storage"')
  return true
}

/** The token of `Authorization: Bearer`; null without that header. Another scheme is a proxy's business, not ours. */
export function readBearer(req: IncomingMessage): string | null {
  const [, token] = /^Bearer(?:\s+(.*))?$/i.exec(req.headers.authorization ?? '') ?? [null, null]
  return token === null ? null : (token ?? '').trim()
}
