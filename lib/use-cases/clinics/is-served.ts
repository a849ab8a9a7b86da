// Whether the chain serves a city. Its name is a rule's to read (flows/rules.ts); that it is served, the table's to say.
import { hasCity } from '@/lib/db/queries/clinics/cities'
import type { Reads } from '@/lib/db/schema'
import { REMEMBERED_MS } from '@/lib/use-cases/clinics/list-cities'
import type { Deps } from '@/lib/use-cases/deps'
import { unlessUnavailable } from '@/lib/use-cases/unless-unavailable'

/** What the table says now: for what is written. */
export const isServed = ({ db }: Pick<Deps, 'db'>, cityId: string): Promise<boolean> => hasCity(db.reads, cityId)

/** By database and city, until when it counts as served. */
const remembered = new WeakMap<Reads, Map<string, number>>()

/**
 * For what is only shown: a city that is served counts as such for a minute, so that no step of a walk waits for the table,
 * and every city while the database is away, so that a step that needs nothing of it is shown.
 */
export async function isServedAsKnown({ db, now }: Pick<Deps, 'db' | 'now'>, cityId: string): Promise<boolean> {
  const known = remembered.get(db.reads) ?? new Map<string, number>()
  remembered.set(db.reads, known)
  if ((known.get(cityId) ?? 0) > now.getTime()) return true
  const served = await unlessUnavailable(isServed({ db }, cityId))
  if (served) known.set(cityId, now.getTime() + REMEMBERED_MS)
  return served ?? true
}
