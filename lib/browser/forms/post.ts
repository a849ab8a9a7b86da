import { API } from '@/lib/addresses/api'
import { baseOf } from '@/lib/addresses/bases'
import type { CallName } from '@/lib/addresses/calls'
import { pageLanguage } from '@/lib/browser/page-language'
import { CLOUD } from '@/lib/browser/pool/cloud'
import { trackLoading } from '@/lib/browser/shell/loading-areas'
import { type JsonValue, readAnswer } from '@/lib/types/trusted-json'

/** Identifier fields of spec section 3, always sent as strings. */
export const IDENTIFIERS = ['uid', 'sid', 'pid', 'eid', 'cid', 'did', 'patient_id'] as const

type Payload = Record<string, JsonValue>
export type Options = {
  area?: string
  onFailure?: (error: unknown) => void
  headers?: Record<string, string>
}

export function withStringIdentifiers(payload: Payload): Payload {
  const strings = IDENTIFIERS.filter((field) => payload[field] !== undefined && payload[field] !== null)
  return { ...payload, ...Object.fromEntries(strings.map((field) => [field, String(payload[field])])) }
}

/** For a direct request, which tells another host nothing of the sign-in. */
export function callUrl(name: CallName): URL {
  const base = baseOf(name)
  const endpoint = base === 'own' ? undefined : CLOUD.endpoints[base]
  return new URL(`${endpoint ?? `${window.location.origin}${API}`}/${name}`)
}

async function postDirectly<T>(url: URL, payload: Payload, headers?: Record<string, string>): Promise<T> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...pageLanguage(), ...headers },
    body: JSON.stringify(payload),
  })
  if (!response.ok) throw new Error(`${url.pathname} answered ${response.status}`)
  return readAnswer(response)
}

/** Some browsers abort calls of a page that is left. A permanent listener would disable the back-forward cache. */
function watchLeaving() {
  let isLeft = false
  const hear = () => {
    isLeft = true
  }
  window.addEventListener('beforeunload', hear)
  return { isLeft: () => isLeft, end: () => window.removeEventListener('beforeunload', hear) }
}

/**
 * A call name goes through Amplify's API client. One attempt only, so that nothing is booked twice. Null on failure,
 * which is logged without the payload (spec sections 7 and 8).
 */
export async function post<T>(
  path: CallName | URL,
  payload: Payload,
  { area, onFailure, headers }: Options = {},
): Promise<T | null> {
  const send = async (): Promise<T> => {
    const body = withStringIdentifiers(payload)
    if (path instanceof URL) return postDirectly(path, body, headers)
    const { postThroughAmplify } = await import('@/lib/browser/pool/api-client')
    return postThroughAmplify(path, body)
  }
  const leaving = watchLeaving()
  try {
    return await (area === undefined ? send() : trackLoading(area, send))
  } catch (error) {
    if (!leaving.isLeft()) console.error(`${path}: ${error instanceof Error ? error.message : 'failed'}`)
    onFailure?.(error)
    return null
  } finally {
    leaving.end()
  }
}
