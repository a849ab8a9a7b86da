import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Device } from '@/lib/catalogue/devices'
import type { Language } from '@/lib/catalogue/languages'
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
import { type Texts, textsIn } from '@/lib/texts/languages'
import { isProvedHere } from '@/lib/use-cases/account/prove-number'
import { type Access, readAccess } from '@/lib/use-cases/account/read-access'
import { type Patient, readSession } from '@/lib/use-cases/account/read-session'
import type { Deps } from '@/lib/use-cases/deps'
import { runtime } from '@/lib/use-cases/runtime'

export type Visitor = {
  deps: Deps
  /** The page's, or that of a call's Accept-Language. */
  language: Language
  texts: Texts
  seal: Seal
  /** A keyed hash of the draft cookie of this host, or of the host whose pass was sent. */
  owner(): string
  /** Makes no draft; null without one. */
  ownerBefore(): string | null
  /** By the access token if there is one, otherwise by the session; null for a guest. */
  patient(): Promise<Patient | null>
  /** True when signed in with the number (E.164), or proved here by a code. */
  hasProved(phone: string): Promise<boolean>
  /** Null for an invalid token, undefined without one. */
  access(): Promise<Access | null | undefined>
  bearer: string | null
  /** Keys of manage links, by canonical reference. */
  manage: {
    key(reference: string): string | null
    keep(reference: string, key: string): void
    drop(reference: string): void
  }
  /** Deletes this browser's access to guest bookings and to typed values. */
  forget(): void
  session: {
    readonly token: string | null
    readonly hosted: string | null
    /** The patient signed out here while offline, or elsewhere. */
    readonly left: boolean
    keep(opened: { token: string; uid: string; expiresAt: Date }): void
    /** Deletes the cookies; the caller ends the sessions. */
    end(): void
    /** For a page without scripts: the next answer clears the browser's storage. */
    leave(): void
    /** Clears the storage if this is the next answer, and returns whether it did. */
    emptied(): boolean
  }
  desk: DeskBrowser
  /** The unchecked cookie of a browser that proved a number; `proved` sets it. */
  browser: string | null
  proved(number: string): void
  /** `address` also works behind trusted proxies. Limits count by `network`. */
  address: string
  network: string
  device: Device | null
  siteOrigin: string | undefined
  origin: string
  variants: Record<Exclude<Experiment, 'unified_booking'>, Variant>
  /** Null for the drawn map. */
  mapTiles: { url: string; attribution: string } | null
}

/**
 * The draft cookie is made with the first value to seal or hold. After a session ended elsewhere, the browser's
 * cookies are deleted, so that the sealed values stay closed.
 */
export async function openRequest(req: IncomingMessage, res: ServerResponse, language: Language): Promise<Visitor> {
  const { db, secret, env, tokens, pool } = runtime()
  const secure = isSecure(req, env.SITE_ORIGIN)
  const address = clientAddress(req, env)
  const deps: Deps = { db, secret, formerSecret: env.SITE_SECRET_PREVIOUS, now: new Date(), pool }
  // After an offline sign-out, the next person on this device starts with a new draft.
  const isOut = hasSignedOutOffline(req, secure)
  const passed = passedOwner(req, deps)
  const sessionToken = readSessionToken(req, secure)
  const bearer = readBearer(req)
  const bySession = sessionToken === null || isOut || bearer !== null ? null : readSession(deps, sessionToken)
  const end = () => {
    clearSessionCookies(res, secure)
    dropManageKeys(req, res, secure)
  }
  // An unavailable database says nothing about the session; `patient()` will throw.
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
    language,
    texts: textsIn(language),
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
      // An invalid token admits nobody, even with a valid session.
      signedIn ??= bearer === null ? (bySession ?? Promise.resolve(null)) : byAccess()
      return signedIn
    },
    async hasProved(phone) {
      if ((await visitor.patient())?.phone === phone) return true
      // A browser without the cookie has proved nothing.
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
