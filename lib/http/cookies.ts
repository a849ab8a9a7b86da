// The site's two cookies: the draft (which browser fills in this form) and the session (who is signed in).
import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'

const DRAFT_DAYS = 7

/** Whether the browser keeps Secure cookies from here: an https origin, or this machine (browsers trust localhost). */
export function isSecure(req: IncomingMessage, siteOrigin: string | undefined): boolean {
  if (siteOrigin) return siteOrigin.startsWith('https:')
  const host = (req.headers.host ?? '').replace(/:\d+$/, '')
  return host === 'localhost' || host === '127.0.0.1' || host === '[::1]'
}

/** A cookie's name; the prefix has browsers refuse one that was not set here, over https. */
export const named = (name: string, secure: boolean): string => (secure ? `__Host-${name}` : name)

/** A cookie as it came; null when it did not. */
export function readCookie(req: IncomingMessage, name: string): string | null {
  for (const pair of (req.headers.cookie ?? '').split(';')) {
    const at = pair.indexOf('=')
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim()
  }
  return null
}

/** The draft cookie's value; null when there is none, or one that this site never wrote. */
export function readDraft(req: IncomingMessage, secure: boolean): string | null {
  const value = readCookie(req, named('draft', secure))
  return value && /^[\w-]{22}$/.test(value) ? value : null
}

/** Gives this browser a draft cookie: 128 random bits, seven days. */
export function startDraft(res: ServerResponse, secure: boolean): string {
  const draft = randomBytes(16).toString('base64url')
  const parts = [
    `${named('draft', secure)}=${draft}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Lax',
    `Max-Age=${DRAFT_DAYS * 86_400}`,
  ]
  res.appendHeader('Set-Cookie', [...parts, ...(secure ? ['Secure'] : [])].join('; '))
  return draft
}

/** The session cookie's value, unchecked: lib/server/read-session.ts asks the table. */
export function readSessionToken(req: IncomingMessage, secure: boolean): string | null {
  return readCookie(req, named('session', secure))
}
