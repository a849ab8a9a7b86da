// What a visitor is told when a request can't be served, and what the log keeps of it. Never a personal value.
import { randomBytes } from 'node:crypto'
import { errorLine } from '@/lib/db/error-line'

export type FaultKind = 'away' | 'error' | 'too_large' | 'too_long' | 'cross_site' | 'unsupported' | 'method'
export const FAULT_STATUS: Record<FaultKind, number> = {
  away: 503,
  error: 500,
  too_large: 413,
  too_long: 400,
  cross_site: 403,
  unsupported: 415,
  method: 405,
}

export type Fault = {
  kind: FaultKind
  /** The short id that the log has too (error only). */
  id: string | null
  /** Where to try again: the page's own URL. */
  retry: string
  /** What was typed, to be sent again; empty for a page that was only asked for. */
  typed: [string, string][]
}

/** Writes an unexpected error to the log under a short id: without a value of a row or of a request. */
export function logFault(where: string, error: unknown): string {
  const id = randomBytes(4).toString('hex')
  console.error(`fault ${id} at ${where}: ${errorLine(error)}`)
  return id
}
