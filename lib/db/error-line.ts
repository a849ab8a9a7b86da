// Logs must not quote patients' rows, as the database's fields (detail, where, parameters) do.

/** SQLSTATE class 22, "data exception": the message quotes the value. */
const QUOTING = /^22...$/
/** Unknown table or column: a newer version has migrated the database (lib/db/migrate.ts). */
const OUTDATED = /^42(P01|703)$/
const NAMES = ['code', 'table', 'column', 'constraint'] as const

function failedNames(error: Error): string {
  const names = NAMES.map((name): unknown => Reflect.get(error, name)).filter((name) => typeof name === 'string')
  return names.length > 0 ? ` (${names.join(' ')})` : ''
}

const errorCode = (error: Error): string => ('code' in error ? String(error.code) : '')

export function safeMessage(error: unknown): string {
  if (!(error instanceof Error)) return 'thrown value'
  const isQuoting = QUOTING.test(errorCode(error)) || error instanceof SyntaxError
  if (OUTDATED.test(errorCode(error))) return `${error.message}: the database is of another version than this process`
  return isQuoting ? 'the message may quote a value' : error.message
}

export function errorLine(error: unknown): string {
  if (!(error instanceof Error)) return safeMessage(error)
  const { name, message, stack = '' } = error
  const frames = message === '' ? stack : (stack.split(message).at(-1) ?? '')
  return `${name}${failedNames(error)}: ${safeMessage(error)}${frames.slice(frames.indexOf('\n'))}`
}
