import { sweepOldProofs } from '@/lib/db/queries/account/number-proofs'
import { sweepNetworks } from '@/lib/db/queries/booking/standing'
import type { Sweep } from '@/lib/db/sweep'
import type { Deps } from '@/lib/use-cases/deps'

const DAY_MS = 86_400_000

/** A visit's network counts until that day ends, and is deleted a day after the visit began. */
export const sweepProofs = ({ db, now }: Pick<Deps, 'db' | 'now'>): Sweep[] => [
  ...sweepOldProofs(db.writes, now),
  sweepNetworks(db.writes, new Date(now.getTime() - DAY_MS)),
]
