// The two retries of spec section 9: of any call of the cloud, three attempts with a quota; of refreshing and revoking
// tokens, from 100 ms, doubled, with jitter, ending past 5000 ms.

const FIRST_MS = 100
const JITTER_MS = 100
const LONGEST_MS = 5000
const ATTEMPTS = 3
/** As Amazon's own clients keep it: a retry costs, more after a time-out, and what succeeds gives back. */
const QUOTA = { tokens: 500, retry: 5, timeout: 10, success: 1 } as const
/** Names of failures of the network and of throttling, that may pass; any other is an answer, which asking again does not change. */
const PASSING = new Set([
  'NetworkError',
  'TypeError',
  'TimeoutError',
  'InternalErrorException',
  'TooManyRequestsException',
  'ThrottlingException',
])
/** Passing too, where nothing is typed that a limit counts. */
const PASSING_LATER = new Set([...PASSING, 'LimitExceededException', 'Unknown'])

const waited = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

const isPassing = (error: unknown, names: ReadonlySet<string>): boolean =>
  error instanceof Error && (names.has(error.name) || Number(Object(Object(error).metadata).httpStatusCode) >= 500)

/** The answer of `call`, asked again while its failure may pass and the next wait is not too long. */
export async function withRetry<T>(call: () => Promise<T>, wait = waited): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await call()
    } catch (error) {
      const delay = 2 ** attempt * FIRST_MS + Math.random() * JITTER_MS
      if (!isPassing(error, PASSING_LATER) || delay > LONGEST_MS) throw error
      await wait(delay)
    }
  }
}

let tokens: number = QUOTA.tokens

/** The answer of `call` in at most three attempts, as long as the page's quota of retries lasts. */
export async function withAttempts<T>(call: () => Promise<T>, wait = waited): Promise<T> {
  let spent: number = QUOTA.success
  for (let attempt = 1; ; attempt += 1) {
    try {
      const answer = await call()
      tokens = Math.min(QUOTA.tokens, tokens + spent)
      return answer
    } catch (error) {
      const cost = error instanceof Error && error.name === 'TimeoutError' ? QUOTA.timeout : QUOTA.retry
      if (attempt === ATTEMPTS || tokens < cost || !isPassing(error, PASSING)) throw error
      tokens -= cost
      spent = cost
      await wait(Math.random() * 2 ** attempt * FIRST_MS)
    }
  }
}
