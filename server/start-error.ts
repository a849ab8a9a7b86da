// How a start fails when the failure was to be expected.

/** An expected failure of a start. The message is one line, and all there is to say. */
export class StartError extends Error {
  override name = 'StartError'
}

/** What the system calls an error (ENOENT), or the error as text. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error)
