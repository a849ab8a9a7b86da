import { readLastDentist } from '@/lib/db/queries/booking/visits'
import type { Deps } from '@/lib/use-cases/deps'

/** The name that the rota had for the latest kept visit at the place. `phone`: null unless the visitor has proved it. */
export const findLastDentist = (
  { db }: Pick<Deps, 'db'>,
  visitor: { placeId: string; owner: string; phone: string | null },
): Promise<string | null> => readLastDentist(db.reads, visitor)
