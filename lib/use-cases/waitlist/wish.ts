// Asking for earlier times while a time is being chosen.
import { wantEarlier } from '@/lib/db/queries/waitlist'
import type { Deps } from '@/lib/use-cases/deps'

/** Notes whether whoever holds the seat wants to hear of earlier ones: they wait from the booking on. */
export const wishEarlier = (
  { db }: Pick<Deps, 'db'>,
  wish: { owner: string; sid: string; wants: boolean },
): Promise<void> => wantEarlier(db.writes, wish)
