// Any process may run this at any time: each message is written once.

import { writeQuestions } from '@/lib/db/queries/booking/visit-questions'
import { takeLocks } from '@/lib/db/queries/locks'
import { writeReminders } from '@/lib/db/queries/messages/reminders'
import { runSweeps } from '@/lib/db/sweep'
import { questionWindow } from '@/lib/domain/booking/visit-question'
import { reminderWindows } from '@/lib/domain/messages/reminders'
import type { Deps } from '@/lib/use-cases/deps'

const BATCH = 1000

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
  const most = BATCH
  const plans = [
    { name: 'reminders', most, work: remind },
    { name: 'questions after visits', most, work: ask },
  ]
  return runSweeps(plans, { now, isOver: () => false })
}
