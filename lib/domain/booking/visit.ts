// The desk's buttons and its checks both read this table. No state changes by the clock alone.
import { type DeskRole, VISITS, type Visit } from '@/lib/catalogue/visits'
import { localOf } from '@/lib/domain/clinic-time'

export const MISSED_AFTER_MINUTES = 15

type When = 'on_the_day' | 'from_start' | 'when_late' | 'always' | 'day_or_manager'

const FOLLOWS: Record<Visit, Partial<Record<Visit, When>>> = {
  // A desk in a hurry skips steps, so `kept` may follow directly.
  expected: { arrived: 'on_the_day', kept: 'from_start', missed: 'when_late' },
  arrived: { in_chair: 'always', kept: 'always', left: 'always', expected: 'always' },
  in_chair: { kept: 'always', arrived: 'always', left: 'always' },
  kept: { in_chair: 'day_or_manager', arrived: 'day_or_manager', expected: 'day_or_manager' },
  missed: { arrived: 'day_or_manager', expected: 'day_or_manager' },
  left: { in_chair: 'day_or_manager', arrived: 'day_or_manager' },
}

export type VisitMoment = { now: Date; startsAt: Date; role: DeskRole }
/** `too_late`: only a manager may do it by now. `never`: the state can't follow. */
export type VisitStep = 'may' | 'too_early' | 'too_late' | 'never'

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

export const nextVisits = (visit: Visit, moment: VisitMoment): Visit[] =>
  VISITS.filter((to) => checkVisitStep(visit, to, moment) === 'may')

/** A no-show or a patient who left frees the chair for others. */
export const hasSeat = (visit: Visit): boolean => visit !== 'missed' && visit !== 'left'

export type VisitMoments = {
  arrivedAt: Date | null
  seatedAt: Date | null
  keptAt: Date | null
  missedAt: Date | null
  leftAt: Date | null
}

export const MOMENT_OF = {
  arrived: 'arrivedAt',
  in_chair: 'seatedAt',
  kept: 'keptAt',
  missed: 'missedAt',
  left: 'leftAt',
} as const

const ATTENDED_STATES: Record<Visit, readonly Visit[]> = {
  expected: [],
  arrived: ['arrived'],
  in_chair: ['arrived', 'in_chair'],
  kept: ['arrived', 'in_chair', 'kept'],
  missed: ['missed'],
  left: ['arrived', 'in_chair', 'left'],
}

export function momentsAt(to: Visit, had: VisitMoments, now: Date): VisitMoments {
  const none: VisitMoments = { arrivedAt: null, seatedAt: null, keptAt: null, missedAt: null, leftAt: null }
  for (const kept of ATTENDED_STATES[to]) if (kept !== 'expected') none[MOMENT_OF[kept]] = had[MOMENT_OF[kept]]
  if (to !== 'expected') none[MOMENT_OF[to]] ??= now
  return none
}
