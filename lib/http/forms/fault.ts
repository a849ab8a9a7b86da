import { errorLine } from '@/lib/db/error-line'
import { newRequestId } from '@/lib/http/request-id'
import { log } from '@/lib/log/log'
import { requestId } from '@/lib/log/request'

export type FaultKind =
  | 'away'
  | 'error'
  | 'too_large'
  | 'too_long'
  | 'cross_site'
  | 'unsupported'
  | 'unreadable'
  | 'method'
export const FAULT_STATUS: Record<FaultKind, number> = {
  away: 503,
  error: 500,
  too_large: 413,
  too_long: 400,
  cross_site: 403,
  unsupported: 415,
  unreadable: 400,
  method: 405,
}

export type Fault = {
  kind: FaultKind
  id: string | null
  retry: string
  typed: [string, string][]
}

/** Returns the request's id. Never logs a value of a row or of a request. */
export function logFault(where: string, error: unknown): string {
  const id = requestId() ?? newRequestId()
  log('error', `fault ${id} at ${where}`, { why: errorLine(error) })
  return id
}
