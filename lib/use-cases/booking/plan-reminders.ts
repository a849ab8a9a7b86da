// Writes the reminders, and the questions after visits, that are due. Any process may, as often as it likes: each is written once.
import { lockWords } from '@/lib/db/queries/locks'
import { writeReminders } from '@/lib/db/queries/reminders'
import { writeQuestions } from '@/lib/db/queries/visit-questions'
import { reminderWindows } from '@/lib/domain/reminders'
import { questionWindow } from '@/lib/domain/visit-question'
import type { Deps } from '@/lib/use-cases/deps'

/**
 * How many were written. What an hour without a process left out is written by the next call, where it helps still; nothing is
 * written in the quiet hours.
 */
export async function planReminders({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  const reminders = await writeReminders(db.writes, reminderWindows(now), now)
  const due = questionWindow(now)
  if (!due) return reminders
  return db.transaction(async (tx) => {
    // One after the other: of two visits of one number each process might ask about another.
    await lockWords(tx, ['questions after visits'])
    return reminders + (await writeQuestions(tx, due, now))
  })
}
