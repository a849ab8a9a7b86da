// Another host (lib/addresses/bases.ts) has none of our cookies. The pass keeps this browser's holds its own there.
import { PASS_HEADER } from '@/lib/addresses/bases'
import type { CallName } from '@/lib/addresses/calls'
import { callUrl, type Options, post } from '@/lib/browser/forms/post'
import { CLOUD } from '@/lib/browser/pool/cloud'
import type { JsonValue } from '@/lib/types/trusted-json'

type Pass = { pass: string; seconds: number }

/** A pass is not used this long before its end, because a call takes time. */
const MARGIN_MS = 60_000

let cached: { pass: string; until: number } | null = null

/** Null if the site gave none; the call then counts as an anonymous visitor's. */
async function passOf(): Promise<string | null> {
  if (cached && cached.until > Date.now()) return cached.pass
  const got = await post<Pass>(callUrl('browser/u/pass'), {})
  cached = got && { pass: got.pass, until: Date.now() + got.seconds * 1000 - MARGIN_MS }
  return got?.pass ?? null
}

export async function callBackend<T>(
  name: Extract<CallName, `slot/${string}`>,
  payload: Record<string, JsonValue>,
  options: Options = {},
): Promise<T | null> {
  const pass = CLOUD.endpoints.backend === undefined ? null : await passOf()
  return post<T>(callUrl(name), payload, { ...options, ...(pass ? { headers: { [PASS_HEADER]: pass } } : {}) })
}
