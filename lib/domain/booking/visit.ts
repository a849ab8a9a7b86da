// Where a patient is on the day of the visit, and what may follow: the one table that the desk's buttons are drawn from and
// that its acts are judged by. Nothing follows by itself: nobody is missed because a clock went on.
import { type DeskRole, VISITS, type Visit } from '@/lib/catalogue/visits'
import { localOf } from '@/lib/domain/clinic-time'

/** How long after the start somebody may be marked as missed, in minutes. */
export const MISSED_AFTER_MINUTES = 15

/** From when on, or until when, a step may be taken. */
type When = 'on_the_day' | 'from_start' | 'when_late' | 'always' | 'day_or_manager'

/** What follows what. `day_or_manager` are steps back from where a visit has ended. */
const FOLLOWS: Record<Visit, Partial<Record<Visit, When>>> = {
  // Straight to kept, because a desk in a hurry forgets what is between.
  expected: { arrived: 'on_the_day', kept: 'from_start', missed: 'when_late' },
  arrived: { in_chair: 'always', kept: 'always', left: 'always', expected: 'always' },
  in_chair: { kept: 'always', arrived: 'always', left: 'always' },
  kept: { in_chair: 'day_or_manager', arrived: 'day_or_manager', expected: 'day_or_manager' },
  missed: { arrived: 'day_or_manager', expected: 'day_or_manager' },
  left: { in_chair: 'day_or_manager', arrived: 'day_or_manager' },
}

/** `now`, `startsAt`: moments; the day is the clinic's. */
export type VisitMoment = { now: Date; startsAt: Date; role: DeskRole }
/** `too_early`: not yet. `too_late`: a manager's to do by now. `never`: the one does not follow the other. */
export type VisitStep = 'may' | 'too_early' | 'too_late' | 'never'

/** Whether `to` may follow `from` now. */
export function checkVisitStep(from: Visit, to: Visit, { now, startsAt, role }: VisitMoment): VisitStep {
  const when = FOLLOWS[from][to]
  const late = now.getTime() - startsAt.getTime()
  const [today, day] = [localOf(now).date, localOf(startsAt).date]
  switch (when) {
    case undefined:
      return 'never'
    case 'always':
      return 'may'
    case 'from_start':
      return late >= 0 ? 'may' : 'too_early'
    case 'when_late':
      return late >= MISSED_AFTER_MINUTES * 60_000 ? 'may' : 'too_early'
    case 'on_the_day':
      if (today === day) return 'may'
      return today < day ? 'too_early' : 'never'
    case 'day_or_manager':
      return today === day || role === 'manager' ? 'may' : 'too_late'
  }
}

/** What may follow a visit's state now, in the order of VISITS. */
export const nextVisits = (visit: Visit, moment: VisitMoment): Visit[] =>
  VISITS.filter((to) => checkVisitStep(visit, to, moment) === 'may')

/** Whether whoever is in this state has a chair of the place: who did not come, or went, has left it to others. */
export const hasSeat = (visit: Visit): boolean => visit !== 'missed' && visit !== 'left'

export type VisitMoments = {
  arrivedAt: Date | null
  seatedAt: Date | null
  keptAt: Date | null
  missedAt: Date | null
  leftAt: Date | null
}

/** Since when a state has lasted, by the moments; null where it was never marked. */
export const MOMENT_OF = {
  arrived: 'arrivedAt',
  in_chair: 'seatedAt',
  kept: 'keptAt',
  missed: 'missedAt',
  left: 'leftAt',
} as const

/** The states whose moments stay on the way to another. */
const ATTENDED_STATES: Record<Visit, readonly Visit[]> = {
  expected: [],
  arrived: ['arrived'],
  in_chair: ['arrived', 'in_chair'],
  kept: ['arrived', 'in_chair', 'kept'],
  missed: ['missed'],
  left: ['arrived', 'in_chair', 'left'],
}

/** The moments once the visit is at `to`: its own begins now, where it was not reached before; those beyond it are gone. */
export function momentsAt(to: Visit, had: VisitMoments, now: Date): VisitMoments {
  const none: VisitMoments = { arrivedAt: null, seatedAt: null, keptAt: null, missedAt: null, leftAt: null }
  for (const kept of ATTENDED_STATES[to]) if (kept !== 'expected') none[MOMENT_OF[kept]] = had[MOMENT_OF[kept]]
  if (to !== 'expected') none[MOMENT_OF[to]] ??= now
  return none
}
