import { isDatabaseUnavailable } from '@/lib/db/unavailable'

/** Null while the database is unavailable. */
export const unlessUnavailable = <T>(asked: Promise<T>): Promise<T | null> =>
  asked.catch((error: unknown) => {
    if (isDatabaseUnavailable(error)) return null
    throw error
  })

/** Null after `longestMs`, for details that a page must not wait for. */
export async function unlessLate<T>(asked: Promise<T>, longestMs: number): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, longestMs, null)
  })
  return await Promise.race([asked, late]).finally(() => clearTimeout(timer))
}
