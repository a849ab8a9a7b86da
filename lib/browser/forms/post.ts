// The generic post helper of spec section 7: the one way in which the browser asks for a product call.

import { API } from '@/lib/addresses/api'
import { baseOf } from '@/lib/addresses/bases'
import type { CallName } from '@/lib/addresses/calls'
import { CLOUD } from '@/lib/browser/pool/cloud'
import { trackLoading } from '@/lib/browser/shell/loading-areas'
import { type JsonValue, readAnswer } from '@/lib/types/trusted-json'

/** The identifier fields of spec section 3: sent as strings, whatever they were. */
export const IDENTIFIERS = ['uid', 'sid', 'pid', 'eid', 'cid', 'did', 'patient_id'] as const

type Payload = Record<string, JsonValue>
export type Options = {
  /** The loading area that waits for the answer. */
  area?: string
  /** Told of a failure, after it was logged. */
  onFailure?: (error: unknown) => void
  /** What is said beside the payload, where it is asked for directly. */
  headers?: Record<string, string>
}

/** The payload with each of its identifier fields as a string; the others as they are. */
export function withStringIdentifiers(payload: Payload): Payload {
  const strings = IDENTIFIERS.filter((field) => payload[field] !== undefined && payload[field] !== null)
  return { ...payload, ...Object.fromEntries(strings.map((field) => [field, String(payload[field])])) }
}

/** The whole address of a call at its base, which is then asked for directly: by who is signed in at no other host. */
export function callUrl(name: CallName): URL {
  const base = baseOf(name)
  const endpoint = base === 'own' ? undefined : CLOUD.endpoints[base]
  return new URL(`${endpoint ?? `${window.location.origin}${API}`}/${name}`)
}

async function postDirectly<T>(url: URL, payload: Payload, headers?: Record<string, string>): Promise<T> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(payload),
  })
  if (!response.ok) throw new Error(`${url.pathname} answered ${response.status}`)
  return readAnswer(response)
}

/**
 * Hears whether the page begins to be left: some browsers break calls off then, before the page ends, which is no failure to
 * tell of. Heard while a call is under way alone: whoever always listens is kept out of the browser's way back.
 */
function watchLeaving() {
  let isLeft = false
  const hear = () => {
    isLeft = true
  }
  window.addEventListener('beforeunload', hear)
  return { isLeft: () => isLeft, end: () => window.removeEventListener('beforeunload', hear) }
}

/**
 * Posts a payload. A path with its scheme is asked for directly; any other goes through Amplify's API client to its
 * base (lib/addresses/bases.ts), once, so that nothing is booked twice. Null when it fails: the error is logged without the
 * payload, and `onFailure` is told (spec sections 7 and 8).
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
