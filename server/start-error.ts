// How a start fails when the failure was to be expected.
import { errorLine } from '@/lib/db/error-line'

/** An expected failure of a start. The message is one line, and all there is to say. */
export class StartError extends Error {
  override name = 'StartError'
}

/** What is said when a start fails: the one line, or what a log may keep of a failure that nobody expected. */
export const startLine = (error: unknown): string => (error instanceof StartError ? error.message : errorLine(error))

/** What the system calls an error (ENOENT), or the error as text. */
export const errorCode = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error)
