// What a log may keep of an error. The database's own fields (detail, where, parameters) quote the rows of patients, and
// some messages quote the value that was refused: of those only the code is kept.

/** "Data exception": the message names the value ("invalid input syntax for type date: …"). */
const QUOTING = /^22...$/
/** A table or column that is not there: a newer version has migrated the database (lib/db/migrate.ts). */
const OUTDATED = /^42(P01|703)$/
/** A name of the schema, never a value. */
const NAMES = ['code', 'table', 'column', 'constraint'] as const

function failedNames(error: Error): string {
  const names = NAMES.map((name): unknown => Reflect.get(error, name)).filter((name) => typeof name === 'string')
  return names.length > 0 ? ` (${names.join(' ')})` : ''
}

const errorCode = (error: Error): string => ('code' in error ? String(error.code) : '')

/** The message of whatever was thrown, unless it may quote a value. */
export function safeMessage(error: unknown): string {
  if (!(error instanceof Error)) return 'thrown value'
  // JSON.parse quotes the text that it was given.
  const isQuoting = QUOTING.test(errorCode(error)) || error instanceof SyntaxError
  if (OUTDATED.test(errorCode(error))) return `${error.message}: the database is of another version than this process`
  return isQuoting ? 'the message may quote a value' : error.message
}

/** Kind, message, names of the schema and stack of whatever was thrown, without a value of a row or of a request. */
export function errorLine(error: unknown): string {
  if (!(error instanceof Error)) return safeMessage(error)
  const { name, message, stack = '' } = error
  const frames = message === '' ? stack : (stack.split(message).at(-1) ?? '')
  return `${name}${failedNames(error)}: ${safeMessage(error)}${frames.slice(frames.indexOf('\n'))}`
}
