import { bookingRules } from '@/lib/catalogue/booking-rules'
import { addDays, instantOf, localOf } from '@/lib/domain/clinic-time'

const MINUTE_MS = 60_000

/**
 * In minutes, nearest to the visit first. `lead`: sent this long before the visit.
 * `booked`: the booking must be this old by then; a newer one has a fresh confirmation.
 */
export function reminders() {
  const lead = bookingRules().remindHours * 60
  return [
    { kind: 'reminder_hours', lead, booked: lead },
    { kind: 'reminder_day', lead: 24 * 60, booked: 12 * 60 },
  ] as const
}
type ReminderKind = ReturnType<typeof reminders>[number]['kind']

/** No messages at night unless urgent. TRAI asks this of promotions. */
const QUIET = { from: '21:00', until: '08:00' } as const
/** Reminders that would be late after the quiet hours go out from this time the evening before. */
const EVENING = '20:00'
/** Minutes before the visit: later than this the patient is on the way. */
const LEAST = 45

export function quietUntil(now: Date): Date | null {
  const { date, time } = localOf(now)
  if (time >= QUIET.until && time < QUIET.from) return null
  return instantOf(time < QUIET.until ? date : addDays(date, 1), QUIET.until)
}

/**
 * Visits from `from` until before `until`. The reminder goes out `leadMs` ahead, by `at` at the latest;
 * the booking has to be `bookedMs` older than that.
 */
export type ReminderWindow = { kind: ReminderKind; from: Date; until: Date; leadMs: number; bookedMs: number; at: Date }

export function reminderWindows(now: Date): ReminderWindow[] {
  if (quietUntil(now)) return []
  const { date, time } = localOf(now)
  const after = (from: Date, minutes: number): Date => new Date(from.getTime() + minutes * MINUTE_MS)
  const isEvening = time >= EVENING
  const early = isEvening ? after(instantOf(addDays(date, 1), QUIET.until), LEAST) : now
  let from = after(now, LEAST)
  return reminders().map(({ kind, lead, booked }) => {
    const due = after(now, lead)
    const until = new Date(Math.max(due.getTime(), early.getTime()))
    const window = { kind, from, until, leadMs: lead * MINUTE_MS, bookedMs: booked * MINUTE_MS }
    from = until
    return { ...window, at: isEvening ? instantOf(date, EVENING) : now }
  })
}

const CONFIRMABLE_MS = 36 * 60 * MINUTE_MS

export function canConfirmAttendance(startsAt: Date, now: Date): boolean {
  const left = startsAt.getTime() - now.getTime()
  return left > 0 && left <= CONFIRMABLE_MS
}

/** A reminder nearer to the visit is due already and would say the same. */
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
