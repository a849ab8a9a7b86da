// Who asks, as far as the server knows: the browser's draft, its seal, the owner of its holds, the signed-in patient.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { isSecure, readDraft, readSessionToken, startDraft } from '@/lib/http/cookies'
import { originOf } from '@/lib/http/origin'
import { ownerOf, type Seal, sealFor } from '@/lib/http/sealed'
import type { Deps } from '@/lib/server/deps'
import { type Patient, readSession } from '@/lib/server/read-session'
import { runtime } from '@/lib/server/runtime'

export type Visitor = {
  deps: Deps
  seal: Seal
  /** Whose holds and bookings these are: a keyed hash of the draft cookie. */
  owner(): string
  /** The signed-in patient by the server's own session table; null for a guest. */
  patient(): Promise<Patient | null>
  siteOrigin: string | undefined
  /** The origin that links in files and messages begin with. */
  origin: string
  /** Where the tiles of maps come from; null for the drawn ground. */
  mapTiles: { url: string; attribution: string } | null
}

/** Opens a request. The draft cookie is made at the first value that has to be sealed or held, not before. */
export function openRequest(req: IncomingMessage, res: ServerResponse): Visitor {
  const { db, secret, env } = runtime()
  const secure = isSecure(req, env.SITE_ORIGIN)
  const deps: Deps = { db, secret, now: new Date() }
  let draft = readDraft(req, secure)
  const known = draft === null ? null : sealFor(secret, draft)
  let made: Seal | null = known
  const start = (): string => {
    draft ??= startDraft(res, secure)
    return draft
  }
  let signedIn: Promise<Patient | null> | undefined
  return {
    deps,
    siteOrigin: env.SITE_ORIGIN,
    mapTiles: env.MAP_TILES_URL ? { url: env.MAP_TILES_URL, attribution: env.MAP_TILES_ATTRIBUTION } : null,
    origin: originOf(req, env.SITE_ORIGIN),
    seal: {
      seal(param, value) {
        made ??= sealFor(secret, start())
        return made.seal(param, value)
      },
      open: (param, sealed) => known?.open(param, sealed) ?? null,
    },
    owner: () => ownerOf(secret, start()),
    patient() {
      const token = readSessionToken(req, secure)
      signedIn ??= token === null ? Promise.resolve(null) : readSession(deps, token)
      return signedIn
    },
  }
}
