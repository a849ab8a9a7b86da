// Tells "the database can't be reached now" from a bug: the first is a 503 and passes, the second is a 500.
// Works on codes and messages only, because pg, PGlite and Next's bundles each have error classes of their own.
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
// Connection exceptions, ended by the server or for its silence, shutting down or starting up, too many connections; a
// server that only reads (after a failover).
const LOST = /^(08...|25006|25P0[34]|57P0[1235]|53300)$/
// Full disk, out of memory, a lock or a statement past its time: the connection is whole.
const REFUSED = /^(53100|53200|55P03|57014)$/
// There and not able to work, which nothing else tells an operator: it answers those who only ask whether it is there.
const UNABLE = /^(25006|53100|53200|53300|55P03|57014)$/
const LOGGED_EVERY_MS = 60_000
const MESSAGES = [
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Query read timeout',
  'is not queryable',
  'after calling end on the pool',
  'PGlite is clos',
]

/** Nothing but a database that is not there: a connection that could not be made, or was ended from there. */
const GONE = /^(08...|57P0[1235])$/
const GONE_MESSAGES = ['Connection terminated', 'PGlite is clos']

const errorCode = (error: Error): string => ('code' in error ? String(error.code) : '')

/** Whether the connection that affected this error is not to be used again. */
export function isConnectionLost(error: unknown): boolean {
  if (error instanceof AggregateError && error.errors.some(isConnectionLost)) return true
  if (!(error instanceof Error)) return false
  const code = errorCode(error)
  return SOCKET_CODES.has(code) || LOST.test(code) || MESSAGES.some((message) => error.message.includes(message))
}

/** Whether the database was out of reach or could not work, so that the same request may succeed in a moment. */
export const isDatabaseUnavailable = (error: unknown): boolean =>
  isConnectionLost(error) || (error instanceof Error && REFUSED.test(errorCode(error)))

/** Whether the database itself is away; false where a statement or a connection only waited too long. */
function isGone(error: unknown): boolean {
  if (error instanceof AggregateError && error.errors.some(isGone)) return true
  if (!(error instanceof Error)) return false
  const code = errorCode(error)
  return SOCKET_CODES.has(code) || GONE.test(code) || GONE_MESSAGES.some((message) => error.message.includes(message))
}

/** When each code was told last. */
const loggedAt = processWide('told-unable', new Map<string, number>())

/**
 * Writes to the log that the database is there and can't work, and why by its code alone: one line a minute for each code.
 * Of one that can't be reached one line when it begins, and one when it is back (lib/log/dependencies.ts). Nothing of any other error.
 */
export function logUnable(error: unknown, now: Date): void {
  const code = error instanceof Error ? errorCode(error) : ''
  if (!UNABLE.test(code)) {
    if (isGone(error)) noteFailure('database', `it can not be reached (${code || 'connection lost'})`)
    return
  }
  const last = loggedAt.get(code) ?? Number.NEGATIVE_INFINITY
  if (now.getTime() - last < LOGGED_EVERY_MS) return
  loggedAt.set(code, now.getTime())
  log('error', `The database is there and refuses its work (SQLSTATE ${code}): what needs it is answered with 503.`)
}
