// Writes the reminders that are due. Any process may, as often as it likes: each is written once.
import { writeReminders } from '@/lib/db/queries/reminders'
import { reminderWindows } from '@/lib/domain/reminders'
import type { Deps } from '@/lib/use-cases/deps'

/**
 * How many were written. What an hour without a process left out is written by the next call, where it helps still; nothing is
 * written in the quiet hours.
 */
export const planReminders = ({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> =>
  writeReminders(db.writes, reminderWindows(now), now)
