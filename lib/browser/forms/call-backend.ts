// Times and holds are asked of the base `backend` (lib/addresses/bases.ts). Where that is another host, which has none of this
// site's cookies, the browser shows it a pass, so that its own holds stay its own there.
import { PASS_HEADER } from '@/lib/addresses/bases'
import type { CallName } from '@/lib/addresses/calls'
import { callUrl, type Options, post } from '@/lib/browser/forms/post'
import { CLOUD } from '@/lib/browser/pool/cloud'
import type { JsonValue } from '@/lib/types/trusted-json'

type Pass = { pass: string; seconds: number }

/** So long before its end a pass is no longer shown: a call may take its time. */
const MARGIN_MS = 60_000

let cached: { pass: string; until: number } | null = null

/** Null where the site did not give one: then the times are a stranger's. */
async function passOf(): Promise<string | null> {
  if (cached && cached.until > Date.now()) return cached.pass
  const got = await post<Pass>(callUrl('browser/u/pass'), {})
  cached = got && { pass: got.pass, until: Date.now() + got.seconds * 1000 - MARGIN_MS }
  return got?.pass ?? null
}

/** The answer of a call about times; null when it fails. */
export async function callBackend<T>(
  name: Extract<CallName, `slot/${string}`>,
  payload: Record<string, JsonValue>,
  options: Options = {},
): Promise<T | null> {
  const pass = CLOUD.endpoints.backend === undefined ? null : await passOf()
  return post<T>(callUrl(name), payload, { ...options, ...(pass ? { headers: { [PASS_HEADER]: pass } } : {}) })
}
