// For what is shown also while the database is away.
import { isDatabaseUnavailable } from '@/lib/db/unavailable'

/** What was asked of the database; null while it can't be reached or works for nobody. */
export const unlessUnavailable = <T>(asked: Promise<T>): Promise<T | null> =>
  asked.catch((error: unknown) => {
    if (isDatabaseUnavailable(error)) return null
    throw error
  })

/** The same within a time (ms), or null: for what a page tells beside, and must not wait for. */
export async function unlessLate<T>(asked: Promise<T>, longestMs: number): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, longestMs, null)
  })
  return await Promise.race([asked, late]).finally(() => clearTimeout(timer))
}
