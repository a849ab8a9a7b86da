// Codes and messages decide, because pg, PGlite and Next's bundles have error classes of their own.
import { noteFailure } from '@/lib/log/dependencies'
import { log } from '@/lib/log/log'
import { processWide } from '@/lib/types/process-wide'

const SOCKET_CODES = new Set([
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EADDRNOTAVAIL',
  'EAI_AGAIN',
  'EHOSTDOWN',
  'EHOSTUNREACH',
  'ENETDOWN',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
])
// The connection is lost, the server starts, stops or is full, or it is read-only after a failover.
const LOST = /^(08...|25006|25P0[34]|57P0[1235]|53300)$/
// Full disk, out of memory, a lock or statement past its time: the connection is whole.
const REFUSED = /^(53100|53200|55P03|57014)$/
// Reachable but unable to work: a check of reachability does not notice it, so it is logged.
const UNABLE = /^(25006|53100|53200|53300|55P03|57014)$/
const LOGGED_EVERY_MS = 60_000
/** A server that works ends a slow statement itself, before the client gives it up (postgres-pool.ts). */
const SILENT = 'Query read timeout'
const MESSAGES = [
  'timeout exceeded when trying to connect',
  'Connection terminated',
  SILENT,
  'is not queryable',
  'after calling end on the pool',
  'PGlite is clos',
]

const GONE = /^(08...|57P0[1235])$/
const GONE_MESSAGES = ['Connection terminated', 'PGlite is clos']

const errorCode = (error: Error): string => ('code' in error ? String(error.code) : '')

export function isConnectionLost(error: unknown): boolean {
  if (error instanceof AggregateError && error.errors.some(isConnectionLost)) return true
  if (!(error instanceof Error)) return false
  const code = errorCode(error)
  return SOCKET_CODES.has(code) || LOST.test(code) || MESSAGES.some((message) => error.message.includes(message))
}

export const isDatabaseUnavailable = (error: unknown): boolean =>
  isConnectionLost(error) || (error instanceof Error && REFUSED.test(errorCode(error)))

/** Node's error for a client that broke its request off has the code of a lost socket too. */
const BROKEN_OFF = 'aborted'

function isGone(error: unknown): boolean {
  if (error instanceof AggregateError && error.errors.some(isGone)) return true
  if (!(error instanceof Error) || error.message === BROKEN_OFF) return false
  const code = errorCode(error)
  return SOCKET_CODES.has(code) || GONE.test(code) || GONE_MESSAGES.some((message) => error.message.includes(message))
}

const loggedAt = processWide('told-unable', new Map<string, number>())

/** One line a minute per code; for an unreachable database, one when it begins and ends (log/dependencies.ts). */
export function logUnable(error: unknown, now: Date): void {
  const code = error instanceof Error ? errorCode(error) : ''
  if (!UNABLE.test(code)) {
    if (isGone(error)) noteFailure('database', `it can't be reached (${code || 'connection lost'})`)
    else if (error instanceof Error && error.message === SILENT) noteFailure('database', 'it gave no answer in time')
    return
  }
  const last = loggedAt.get(code) ?? Number.NEGATIVE_INFINITY
  if (now.getTime() - last < LOGGED_EVERY_MS) return
  loggedAt.set(code, now.getTime())
  log('error', `The database refuses statements (SQLSTATE ${code}): pages that need it answer 503.`)
}
