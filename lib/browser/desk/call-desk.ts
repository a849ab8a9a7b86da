// A call of the desk's own: of this page's host, wherever patients' browsers ask, since who is at the desk is known here alone.
import { API } from '@/lib/addresses/api'
import type { DeskCallName } from '@/lib/addresses/calls'
import { post } from '@/lib/browser/forms/post'
import type { JsonValue } from '@/lib/types/trusted-json'

/** The answer; null when it fails, a locked desk's too. */
export const callDesk = <T>(name: DeskCallName, payload: Record<string, JsonValue> = {}): Promise<T | null> =>
  post<T>(new URL(`${API}/${name}`, window.location.origin), payload)
