// Any process may run this at any time: each message is written once.

import { writeQuestions } from '@/lib/db/queries/booking/visit-questions'
import { takeLocks } from '@/lib/db/queries/locks'
import { writeReminders } from '@/lib/db/queries/messages/reminders'
import { returnUnsent, writeRecallMessages } from '@/lib/db/queries/recalls/recalls'
import { runSweeps } from '@/lib/db/sweep'
import { questionWindow } from '@/lib/domain/booking/visit-question'
import { reminderWindows } from '@/lib/domain/messages/reminders'
import { isRecallTime, RECALL } from '@/lib/domain/recalls/recall'
import type { Deps } from '@/lib/use-cases/deps'

const BATCH = 1000
const DAY_MS = 86_400_000
/** A message expires after a day. An outage and a Sunday may pass before the next plan. */
const UNSENT_DAYS = 7

/** Returns the number written. A later call makes up for an outage; quiet hours write nothing. */
export function planReminders({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  const due = reminderWindows(now)
  const period = questionWindow(now)
  const remind = (most: number) => writeReminders(db.writes, { due, now, most })
  const ask = (most: number) =>
    db.transaction(async (tx) => {
      // In turn: of two visits of one number, each process might ask about another.
      await takeLocks(tx, ['questions after visits'])
      return period ? writeQuestions(tx, period, { now, most }) : 0
    })
  const ago = (days: number): Date => new Date(now.getTime() - days * DAY_MS)
  const askedBefore = ago(RECALL.secondAfterDays)
  const most = BATCH
  const plans = [
    { name: 'reminders', most, work: remind },
    { name: 'questions after visits', most, work: ask },
    ...(isRecallTime(now)
      ? [
          {
            name: 'recalls to send again',
            most,
            work: (most: number) => returnUnsent(db.writes, { since: ago(UNSENT_DAYS), most }),
          },
          {
            name: 'recalls',
            most,
            work: (most: number) => writeRecallMessages(db.writes, { kind: 'recall_first', due: now, now, most }),
          },
          {
            name: 'second recalls',
            most,
            work: (most: number) =>
              writeRecallMessages(db.writes, { kind: 'recall_second', due: askedBefore, now, most }),
          },
        ]
      : []),
  ]
  return runSweeps(plans, { now, isOver: () => false })
}
