// Tells "the database can't be reached now" from a bug: the first is a 503 and passes, the second is a 500.
// Works on codes and messages only, because pg, PGlite and Next's bundles each have error classes of their own.

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
const MESSAGES = [
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Query read timeout',
  'is not queryable',
  'after calling end on the pool',
  'PGlite is clos',
]

const codeOf = (error: Error): string => ('code' in error ? String(error.code) : '')

/** Whether the connection that met this error is not to be used again. */
export function isConnectionLost(error: unknown): boolean {
  if (error instanceof AggregateError && error.errors.some(isConnectionLost)) return true
  if (!(error instanceof Error)) return false
  const code = codeOf(error)
  return SOCKET_CODES.has(code) || LOST.test(code) || MESSAGES.some((message) => error.message.includes(message))
}

/** Whether the database was out of reach or could not work, so that the same request may succeed in a moment. */
export const isDatabaseAway = (error: unknown): boolean =>
  isConnectionLost(error) || (error instanceof Error && REFUSED.test(codeOf(error)))
