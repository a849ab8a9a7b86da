// What a failed start says: one line for what an operator can mend, the whole error for a fault of ours.
import { isDatabaseAway } from '@/lib/db/away'

/** A start that can't go on, with a line that says what to do. */
export class CannotStartError extends Error {
  override name = 'CannotStartError'
}

/** Their messages are made to be read. By name, because a bundle and its packages may hold two copies of a class. */
const SAID = ['CannotStartError', 'BadEnvError', 'FolderInUseError', 'UnknownMigrationError']
/** SQLSTATE: wrong password, no such role or database, no right to. */
const REFUSED = ['28P01', '28000', '3D000', '42501']

const codeOf = (error: Error): string => String((error as { code?: unknown }).code ?? '')

/** The line for an error: never a value of the settings, which may hold a password. */
export function lineOf(error: unknown): string {
  if (!(error instanceof Error)) return 'The start failed.'
  if (SAID.includes(error.name)) return error.message
  if (isDatabaseAway(error)) return `The database of DATABASE_URL can't be reached (${codeOf(error) || error.message}): check its address and that it runs.`
  if (REFUSED.includes(codeOf(error))) return `The database of DATABASE_URL refuses this site (${codeOf(error)}): check user, password, database name and rights.`
  return error.stack ?? error.message
}
