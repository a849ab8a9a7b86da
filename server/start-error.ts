import { errorLine } from '@/lib/db/error-line'

export class StartError extends Error {
  override name = 'StartError'
}

export const startLine = (error: unknown): string => (error instanceof StartError ? error.message : errorLine(error))

/** The system's code (ENOENT), or the error as text. */
export const errorCode = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error)
