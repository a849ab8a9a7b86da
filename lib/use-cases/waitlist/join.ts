import { wantEarlier } from '@/lib/db/queries/waitlist/waitlist'
import type { Deps } from '@/lib/use-cases/deps'

export const joinWaitlist = ({ db }: Pick<Deps, 'db'>, hold: { owner: string; sid: string }): Promise<void> =>
  wantEarlier(db.writes, hold)
