import { hasCity } from '@/lib/db/queries/clinics/cities'
import type { Reads } from '@/lib/db/schema'
import { REMEMBERED_MS } from '@/lib/use-cases/clinics/list-cities'
import type { Deps } from '@/lib/use-cases/deps'
import { unlessUnavailable } from '@/lib/use-cases/unless-unavailable'

/** Always reads the table: call this before a write. */
export const isServed = ({ db }: Pick<Deps, 'db'>, cityId: string): Promise<boolean> => hasCity(db.reads, cityId)

const remembered = new WeakMap<Reads, Map<string, number>>()

/** For display only: remembered for a minute, and true while the database is unavailable. */
export async function isServedAsKnown({ db, now }: Pick<Deps, 'db' | 'now'>, cityId: string): Promise<boolean> {
  const known = remembered.get(db.reads) ?? new Map<string, number>()
  remembered.set(db.reads, known)
  if ((known.get(cityId) ?? 0) > now.getTime()) return true
  const served = await unlessUnavailable(isServed({ db }, cityId))
  if (served) known.set(cityId, now.getTime() + REMEMBERED_MS)
  return served ?? true
}
