// Tells "the database can't be reached now" from a bug: the first is a 503 and passes, the second is a 500.
// Works on codes and messages only, because pg, PGlite and Next's bundles each have error classes of their own.

const SOCKET_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EPIPE',
])
// Connection exceptions, shutting down or starting up, too many connections.
const SQLSTATE = /^(08...|57P0[123]|53300)$/
const MESSAGES = [
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Query read timeout',
  'is not queryable',
  'after calling end on the pool',
  'PGlite is clos',
]

/** Whether the database was out of reach, so that the same request may succeed in a moment. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof AggregateError && error.errors.some(isDatabaseAway)) return true
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return SOCKET_CODES.has(code) || SQLSTATE.test(code) || MESSAGES.some((message) => error.message.includes(message))
}
