import { isDatabaseUnavailable } from '@/lib/db/unavailable'

/** Null while the database is unavailable. */
export const unlessUnavailable = <T>(work: Promise<T>): Promise<T | null> =>
  work.catch((error: unknown) => {
    if (isDatabaseUnavailable(error)) return null
    throw error
  })

/** Null after `longestMs`, for details that a page must not wait for. */
export async function unlessLate<T>(work: Promise<T>, longestMs: number): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, longestMs, null)
  })
  return await Promise.race([work, late]).finally(() => clearTimeout(timer))
}
