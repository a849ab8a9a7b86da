// Spec section 9: a cloud call has three attempts. Token refresh and revocation double from 100 ms, up to 5000 ms.

const FIRST_MS = 100
const JITTER_MS = 100
const LONGEST_MS = 5000
const ATTEMPTS = 3
/** As in Amazon's own clients: a retry costs, a time-out costs more, a success refunds. */
const QUOTA = { tokens: 500, retry: 5, timeout: 10, success: 1 } as const
/** Failures of the network and of throttling may pass. Any other error is an answer. */
const PASSING = new Set([
  'NetworkError',
  'TypeError',
  'TimeoutError',
  'InternalErrorException',
  'TooManyRequestsException',
  'ThrottlingException',
])
/** Also retried where no typed code or password counts against a limit. */
const PASSING_LATER = new Set([...PASSING, 'LimitExceededException', 'Unknown'])

const waited = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

const isPassing = (error: unknown, names: ReadonlySet<string>): boolean =>
  error instanceof Error && (names.has(error.name) || Number(Object(Object(error).metadata).httpStatusCode) >= 500)

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
