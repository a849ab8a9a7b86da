// When patients are reminded of a visit, and when they are left alone: by the clinics' clock.
import { addDays, instantOf, localOf } from '@/lib/domain/clinic-time'

const MINUTE_MS = 60_000

/**
 * The messages that remind, the one nearest to the visit first: how long before it each goes out, and for how long before that
 * the time has to be booked, in minutes. Who booked later has just been told of it.
 */
export const REMINDERS = [
  { kind: 'reminder_hours', lead: 3 * 60, booked: 3 * 60 },
  { kind: 'reminder_day', lead: 24 * 60, booked: 12 * 60 },
] as const
type ReminderKind = (typeof REMINDERS)[number]['kind']

/** No phone rings from one time to the other for what can wait. TRAI asks as much of promotions. */
const QUIET = { from: '21:00', until: '08:00' } as const
/** What would be too late at the end of the quiet hours goes out from this time of the evening before on. */
const EVENING = '20:00'
/** Minutes: who is told later is on the way already. */
const LEAST = 45

/** Until when nobody is disturbed; null where nobody is. */
export function quietUntil(now: Date): Date | null {
  const { date, time } = localOf(now)
  if (time >= QUIET.until && time < QUIET.from) return null
  return instantOf(time < QUIET.until ? date : addDays(date, 1), QUIET.until)
}

/**
 * The visits to remind of, by a message: those that begin from `from` up to but without `until`. `at` is when it is sent to
 * them at the latest: what was booked less than `bookedMs` before that, or before `leadMs` before the visit, is left out.
 */
export type ReminderWindow = { kind: ReminderKind; from: Date; until: Date; leadMs: number; bookedMs: number; at: Date }

/** What is due now, one window a message, none of a visit in two of them; nothing in the quiet hours. */
export function reminderWindows(now: Date): ReminderWindow[] {
  if (quietUntil(now)) return []
  const { date, time } = localOf(now)
  const after = (from: Date, minutes: number): Date => new Date(from.getTime() + minutes * MINUTE_MS)
  const isEvening = time >= EVENING
  const early = isEvening ? after(instantOf(addDays(date, 1), QUIET.until), LEAST) : now
  let from = after(now, LEAST)
  return REMINDERS.map(({ kind, lead, booked }) => {
    const due = after(now, lead)
    const until = new Date(Math.max(due.getTime(), early.getTime()))
    const window = { kind, from, until, leadMs: lead * MINUTE_MS, bookedMs: booked * MINUTE_MS }
    from = until
    return { ...window, at: isEvening ? instantOf(date, EVENING) : now }
  })
}

/** How long before a visit its patient is asked whether they come, in milliseconds: from before the first reminder on. */
const CONFIRMABLE_MS = 36 * 60 * MINUTE_MS

/** Whether the patient may say now that they come. */
export function canConfirmAttendance(startsAt: Date, now: Date): boolean {
  const left = startsAt.getTime() - now.getTime()
  return left > 0 && left <= CONFIRMABLE_MS
}

/** Whether a message nearer to the visit is due already: this one would say the same beside it. */
export function isOvertaken(kind: ReminderKind, startsAt: Date, now: Date): boolean {
  const windows = reminderWindows(now)
  return windows
    .slice(
      0,
      Math.max(
        0,
        windows.findIndex((window) => window.kind === kind),
      ),
    )
    .some(({ until }) => startsAt < until)
}
