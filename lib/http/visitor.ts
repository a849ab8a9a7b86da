// Who asks, as far as the server knows: the browser's draft, its seal, the owner of its holds, the signed-in patient.

import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Device } from '@/lib/catalogue/devices'
import type { Experiment, Variant } from '@/lib/catalogue/variants'
import { clientAddress } from '@/lib/http/address'
import { readBrowser, rememberNumber } from '@/lib/http/cookies/browser-cookie'
import { passedOwner } from '@/lib/http/cookies/browser-pass'
import {
  clearSessionCookies,
  emptyMarked,
  endDraft,
  hasSignedOutOffline,
  isSecure,
  markSignedOutOffline,
  readBearer,
  readDraft,
  readSessionToken,
  setSessionCookies,
  startDraft,
} from '@/lib/http/cookies/cookies'
import { type DeskBrowser, openDeskBrowser } from '@/lib/http/cookies/desk-browser'
import { newDraft, secretOfDraft } from '@/lib/http/cookies/draft'
import { readHostedCookie } from '@/lib/http/cookies/hosted-cookie'
import { dropManageKeys, readManageKey, storeManageKey } from '@/lib/http/cookies/manage-cookie'
import { ownerHash, type Seal, sealFor } from '@/lib/http/cookies/sealed'
import { deviceOf } from '@/lib/http/device'
import { originOf } from '@/lib/http/origin'
import { networkOf } from '@/lib/limits/network'
import { DEFAULT_LANGUAGE, type Texts, textsIn } from '@/lib/texts/languages'
import { isProvedHere } from '@/lib/use-cases/account/prove-number'
import { type Access, readAccess } from '@/lib/use-cases/account/read-access'
import { type Patient, readSession } from '@/lib/use-cases/account/read-session'
import type { Deps } from '@/lib/use-cases/deps'
import { runtime } from '@/lib/use-cases/runtime'

export type Visitor = {
  deps: Deps
  /** What this visitor reads. */
  texts: Texts
  seal: Seal
  /** Whose holds and bookings these are: a keyed hash of the draft cookie, of this host or of the one whose pass is shown. */
  owner(): string
  /** The same without making a draft, for a page that may be the first one; null for a browser that has none. */
  ownerBefore(): string | null
  /** The signed-in patient: by the access token where one is sent, or else by the session; null for a guest. */
  patient(): Promise<Patient | null>
  /** Whether the number (E.164) is proved here: signed in with it, or by the code that was sent to it. */
  hasProved(phone: string): Promise<boolean>
  /** What the access token opens: null for one that is not good, undefined when none is sent. */
  access(): Promise<Access | null | undefined>
  /** The token itself, unchecked; null when none is sent. */
  bearer: string | null
  /** The keys that manage links left in this browser, by canonical reference. */
  manage: {
    /** Unchecked; null without one. */
    key(reference: string): string | null
    keep(reference: string, key: string): void
    drop(reference: string): void
  }
  /** Takes away what this browser could open of a guest's bookings and of what was typed here. */
  forget(): void
  session: {
    /** The cookie's value, unchecked; null without one. */
    readonly token: string | null
    /** The same of the hosted page's session. */
    readonly hosted: string | null
    /** Whether who was signed in here has left: without a connection, or elsewhere. */
    readonly left: boolean
    /** Gives the browser the cookies of a session that was opened. */
    keep(opened: { token: string; uid: string; expiresAt: Date }): void
    /** Takes the cookies away; the sessions are the caller's to end. */
    end(): void
    /** The same, for a page without its scripts: the browser's storage is emptied by the next answer. */
    leave(): void
    /** Whether this is that answer: the storage is emptied with it. */
    emptied(): boolean
  }
  /** The front desk, for who is of the staff. */
  desk: DeskBrowser
  /** The cookie of a browser that proved a number before, as it came; and notes one that is proved now. */
  browser: string | null
  proved(number: string): void
  /** The client's address, behind trusted proxies too, and the network that limits count it by. */
  address: string
  network: string
  /** The kind of device, by what the browser calls itself; null where it says nothing. */
  device: Device | null
  siteOrigin: string | undefined
  /** The origin that links in files and messages begin with. */
  origin: string
  /** The variants that the settings choose. */
  variants: Record<Exclude<Experiment, 'unified_booking'>, Variant>
  /** Where the tiles of maps come from; null for the drawn ground. */
  mapTiles: { url: string; attribution: string } | null
}

/**
 * Opens a request. The draft cookie is made at the first value that has to be sealed or held, not before. A browser whose
 * session has ended elsewhere is taken as one that nobody has used: its cookies go, what they seal stays closed.
 */
export async function openRequest(req: IncomingMessage, res: ServerResponse): Promise<Visitor> {
  const { db, secret, env, tokens, pool } = runtime()
  const secure = isSecure(req, env.SITE_ORIGIN)
  const address = clientAddress(req, env)
  const deps: Deps = { db, secret, formerSecret: env.SITE_SECRET_PREVIOUS, now: new Date(), pool }
  // Who signed out without a connection is gone, and so is what was typed: the next person here starts afresh.
  const isOut = hasSignedOutOffline(req, secure)
  const passed = passedOwner(req, deps)
  const sessionToken = readSessionToken(req, secure)
  const bearer = readBearer(req)
  const bySession = sessionToken === null || isOut || bearer !== null ? null : readSession(deps, sessionToken)
  const end = () => {
    clearSessionCookies(res, secure)
    dropManageKeys(req, res, secure)
  }
  // A database that can't be asked now has not said that the session is over; whoever asks who is here hears of it.
  const isDead = bySession !== null && (await bySession.catch(() => 'unknown')) === null
  if (isDead) end()
  const left = isOut || isDead
  let draft = left ? null : readDraft(req, secure)
  const known = draft === null ? null : sealFor(secretOfDraft(deps, draft), draft)
  let made: Seal | null = known
  const start = (): string => {
    draft ??= startDraft(res, secure, newDraft(secret))
    return draft
  }
  const ownerBy = (value: string): string => ownerHash(secretOfDraft(deps, value), value)
  let opened: Promise<Access | null> | undefined
  const access = async (): Promise<Access | null | undefined> => {
    if (bearer === null) return undefined
    opened ??= readAccess(deps, tokens, bearer)
    return opened
  }
  const byAccess = async () => (await access())?.patient ?? null
  let signedIn: Promise<Patient | null> | undefined
  const visitor: Visitor = {
    deps,
    texts: textsIn(DEFAULT_LANGUAGE),
    desk: openDeskBrowser(req, res, { deps, secure, patient: () => visitor.patient() }),
    browser: readBrowser(req, env.SITE_ORIGIN),
    proved: (number) => rememberNumber(req, res, { siteOrigin: env.SITE_ORIGIN, secret, number }),
    address,
    network: networkOf(address),
    device: deviceOf(req.headers['user-agent']),
    siteOrigin: env.SITE_ORIGIN,
    mapTiles: env.MAP_TILES_URL ? { url: env.MAP_TILES_URL, attribution: env.MAP_TILES_ATTRIBUTION } : null,
    variants: { ppr: env.PPR_VARIANT, dashboard: env.DASHBOARD_VARIANT },
    origin: originOf(req, env.SITE_ORIGIN),
    seal: {
      seal(param, value) {
        made ??= sealFor(secretOfDraft(deps, start()), start())
        return made.seal(param, value)
      },
      open: (param, sealed) => known?.open(param, sealed) ?? null,
    },
    owner: () => passed ?? ownerBy(start()),
    ownerBefore: () => passed ?? (draft === null ? null : ownerBy(draft)),
    patient() {
      // A token that is not good lets nobody in, whatever session the browser has.
      signedIn ??= bearer === null ? (bySession ?? Promise.resolve(null)) : byAccess()
      return signedIn
    },
    async hasProved(phone) {
      if ((await visitor.patient())?.phone === phone) return true
      // Without the cookie nothing was proved in this browser.
      return draft !== null && isProvedHere(deps, { owner: ownerBy(draft), phone })
    },
    access,
    bearer,
    manage: {
      key: (reference) => (left ? null : readManageKey(req, reference, secure)),
      keep: (reference, key) => storeManageKey(res, reference, key, secure),
      drop: (reference) => dropManageKeys(req, res, secure, reference),
    },
    forget() {
      dropManageKeys(req, res, secure)
      endDraft(res, secure)
    },
    session: {
      token: sessionToken,
      hosted: readHostedCookie(req, env.SITE_ORIGIN),
      left,
      keep({ token, uid, expiresAt }) {
        const seconds = Math.floor((expiresAt.getTime() - deps.now.getTime()) / 1000)
        setSessionCookies(res, { token, uid, seconds, secure })
      },
      end,
      leave() {
        end()
        markSignedOutOffline(res, secure)
      },
      emptied: () => emptyMarked(req, res, secure),
    },
  }
  return visitor
}
