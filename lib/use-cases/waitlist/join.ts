// Asking for earlier times while a time is being chosen.
import { wantEarlier } from '@/lib/db/queries/waitlist/waitlist'
import type { Deps } from '@/lib/use-cases/deps'

/** Notes that whoever holds the seat wants to hear of earlier ones: they wait from the booking on. */
export const joinWaitlist = ({ db }: Pick<Deps, 'db'>, hold: { owner: string; sid: string }): Promise<void> =>
  wantEarlier(db.writes, hold)
