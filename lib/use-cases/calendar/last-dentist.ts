import { teamOf } from '@/lib/catalogue/chain'
import { type LastDentist, readLastDentist } from '@/lib/db/queries/booking/visits'
import type { Deps } from '@/lib/use-cases/deps'

export type { LastDentist }

type Patient = {
  /** Null for a browser that has booked nothing. */
  owner: string | null
  /** Null unless it is proved to be the patient's. */
  phone: string | null
}

/**
 * The dentist whom the rota had for the latest kept visit, at the place or anywhere. Null also for a dentist who has left the
 * clinic.
 */
export async function findLastDentist(
  { db }: Pick<Deps, 'db'>,
  { owner, phone, placeId }: Patient & { placeId?: string | undefined },
): Promise<LastDentist | null> {
  if (owner === null && phone === null) return null
  const last = await readLastDentist(db.reads, { owner: owner ?? '', phone, placeId })
  return last && teamOf(last.placeId).some(({ name }) => name === last.name) ? last : null
}
