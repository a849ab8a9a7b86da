// The generic post helper of spec section 7: the one way in which the browser asks for a product call.

import { API } from '@/lib/addresses/api'
import type { CallName } from '@/lib/addresses/calls'
import { trackLoading } from '@/lib/browser/shell/loading-areas'
import { type JsonValue, readAnswer } from '@/lib/typed/own-json'

/** The identifier fields of spec section 3: sent as strings, whatever they were. */
export const IDENTIFIERS = ['uid', 'sid', 'pid', 'eid', 'cid', 'did', 'patient_id'] as const

type Payload = Record<string, JsonValue>
type Options = {
  /** The loading area that waits for the answer. */
  area?: string
  /** Told of a failure, after it was logged. */
  onFailure?: (error: unknown) => void
}

/** The payload with each of its identifier fields as a string; the others as they are. */
export function withStringIdentifiers(payload: Payload): Payload {
  const strings = IDENTIFIERS.filter((field) => payload[field] !== undefined && payload[field] !== null)
  return { ...payload, ...Object.fromEntries(strings.map((field) => [field, String(payload[field])])) }
}

/** The whole address of one of this site's own calls, which is then asked for directly. */
export const callUrl = (path: CallName): string => `${window.location.origin}${API}/${path}`

async function postDirectly<T>(url: string, payload: Payload): Promise<T> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(payload),
  })
  if (!response.ok) throw new Error(`${new URL(url).pathname} answered ${response.status}`)
  return readAnswer(response)
}

const isDirect = (path: string): boolean => path.startsWith('https:') || path.startsWith(`${window.location.origin}/`)

/**
 * Posts a payload. A path with the secure scheme (or this site's own origin, on a machine without https) is asked for
 * directly; any other goes through Amplify's API client to `base_url`, once, so that nothing is booked twice. Null when
 * it fails: the error is logged without the payload, and `onFailure` is told (spec sections 7 and 8).
 */
export async function post<T>(path: string, payload: Payload, { area, onFailure }: Options = {}): Promise<T | null> {
  const send = async (): Promise<T> => {
    const body = withStringIdentifiers(payload)
    if (isDirect(path)) return postDirectly(path, body)
    const { postThroughAmplify } = await import('@/lib/browser/pool/api-client')
    return postThroughAmplify(`/${path}`, body)
  }
  try {
    return await (area === undefined ? send() : trackLoading(area, send))
  } catch (error) {
    console.error(`${path}: ${error instanceof Error ? error.message : 'failed'}`)
    onFailure?.(error)
    return null
  }
}
