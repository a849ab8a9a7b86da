// The retry of spec section 9 for refreshing and revoking tokens: from 100 ms, doubled, with jitter, ending past 5000 ms.

const FIRST_MS = 100
const JITTER_MS = 100
const LONGEST_MS = 5000
/** Names of failures that may pass; any other is an answer, which asking again does not change. */
const PASSING = new Set([
  'NetworkError',
  'TypeError',
  'TimeoutError',
  'InternalErrorException',
  'LimitExceededException',
  'TooManyRequestsException',
  'ThrottlingException',
  'Unknown',
])

const waited = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

const isPassing = (error: unknown): boolean =>
  error instanceof Error && (PASSING.has(error.name) || Number(Object(Object(error).metadata).httpStatusCode) >= 500)

/** The answer of `call`, asked again while its failure may pass and the next wait is not too long. */
export async function withRetry<T>(call: () => Promise<T>, wait = waited): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await call()
    } catch (error) {
      const delay = 2 ** attempt * FIRST_MS + Math.random() * JITTER_MS
      if (!isPassing(error) || delay > LONGEST_MS) throw error
      await wait(delay)
    }
  }
}
