// Desk calls go to this page's own host, because only it knows the desk's session.
import { API } from '@/lib/addresses/api'
import type { DeskCallName } from '@/lib/addresses/calls'
import { post } from '@/lib/browser/forms/post'
import type { JsonValue } from '@/lib/types/trusted-json'

export const callDesk = <T>(name: DeskCallName, payload: Record<string, JsonValue> = {}): Promise<T | null> =>
  post<T>(new URL(`${API}/${name}`, window.location.origin), payload)
