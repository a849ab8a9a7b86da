// For what is shown also while the database is away.
import { isDatabaseAway } from '@/lib/db/away'

/** What was asked of the database; null while it can't be reached or works for nobody. */
export const unlessAway = <T>(asked: Promise<T>): Promise<T | null> =>
  asked.catch((error: unknown) => {
    if (isDatabaseAway(error)) return null
    throw error
  })
