// Erases what was kept as long as the privacy notice says, and no longer; writes what a new year brings.
import {
  deleteAllExpiredSessions,
  deleteOldCalls,
  deleteOldLeads,
  deleteOldMessages,
  eraseOldVisits,
  rollUpEvents,
} from '@/lib/db/queries/retention'
import { addYears } from '@/lib/domain/clinic-time'
import { RETENTION } from '@/lib/domain/retention'
import { extendClosures } from '@/lib/use-cases/chain/extend-closures'
import type { Deps } from '@/lib/use-cases/deps'

const DAY_MS = 86_400_000

/** Sweeps everything once; a batch of events at a time. */
export async function sweepRecords({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const { writes } = db
  const ago = (days: number): Date => new Date(now.getTime() - days * DAY_MS)
  await deleteAllExpiredSessions(writes, now)
  await deleteOldLeads(writes, {
    handledBefore: ago(RETENTION.handledLeadDays),
    changedBefore: ago(RETENTION.leadDays),
  })
  await deleteOldCalls(writes, ago(RETENTION.leadDays))
  while ((await deleteOldMessages(writes, ago(RETENTION.messageDays))) > 0);
  await eraseOldVisits(writes, addYears(now, -RETENTION.visitYears))
  while ((await rollUpEvents(writes, ago(RETENTION.eventDays))) > 0);
  await extendClosures({ db, now })
}
