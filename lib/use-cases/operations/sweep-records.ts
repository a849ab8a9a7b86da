// The privacy notice states these periods.
import {
  sweepArrivals,
  sweepCalls,
  sweepEvents,
  sweepLeads,
  sweepMessages,
  sweepRecalls,
  sweepSessions,
  sweepVisits,
} from '@/lib/db/queries/operations/retention'
import type { Sweep } from '@/lib/db/sweep'
import { addYears } from '@/lib/domain/clinic-time'
import { RETENTION } from '@/lib/domain/retention'
import type { Deps } from '@/lib/use-cases/deps'

const DAY_MS = 86_400_000

export function sweepRecords({ db: { writes }, now }: Pick<Deps, 'db' | 'now'>): Sweep[] {
  const ago = (days: number): Date => new Date(now.getTime() - days * DAY_MS)
  return [
    ...sweepSessions(writes, now),
    ...sweepLeads(writes, {
      handledBefore: ago(RETENTION.handledLeadDays),
      changedBefore: ago(RETENTION.leadDays),
    }),
    sweepCalls(writes, ago(RETENTION.leadDays)),
    ...sweepArrivals(writes, ago(RETENTION.arrivalDays)),
    sweepMessages(writes, ago(RETENTION.messageDays)),
    sweepRecalls(writes, ago(RETENTION.recallDays)),
    ...sweepVisits(writes, addYears(now, -RETENTION.visitYears)),
    sweepEvents(writes, ago(RETENTION.eventDays)),
  ]
}
