import { type BestTime, callBack } from '@/lib/catalogue/call-back'
import { WEEKDAYS } from '@/lib/catalogue/chain'
import { startOf } from '@/lib/catalogue/parts-of-day'
import { BEST_TIME } from '@/lib/catalogue/treatments/concerns'
import { addDays, localOf, minutesOf, weekdayOf } from '@/lib/domain/clinic-time'

type Hours = { from: string; until: string }
export type CallWindow = { date: string; from: string | null; until: string }

const WEEK = 7
/** With less time before the end, a call is on a later day. A part of the day with less has no calls. */
const LEAST_MINUTES = 60

/** Clinic-local, by the patient's best time. A part of the day in which nobody calls is missing. */
export function callHours(): { any_time: Hours } & Partial<Record<BestTime, Hours>> {
  const [from = '', until = ''] = callBack().hours.split('-')
  const between = (starts: string, ends: string): Hours | undefined => {
    const hours = { from: starts > from ? starts : from, until: ends < until ? ends : until }
    return minutesOf(hours.until) - minutesOf(hours.from) >= LEAST_MINUTES ? hours : undefined
  }
  const [noon, evening] = [startOf('afternoon'), startOf('evening')]
  const parts = {
    morning: between(from, noon),
    afternoon: between(noon, evening),
    evening: between(evening, until),
  }
  return { any_time: { from, until }, ...parts }
}

export function callWindow(wanted: string | undefined, requestedAt: Date): CallWindow {
  const best = BEST_TIME.find((each) => each === wanted) ?? 'any_time'
  const hours = callHours()
  const { from, until } = hours[best] ?? hours.any_time
  const { date: today, time } = localOf(requestedAt)
  const inTime = minutesOf(until) - minutesOf(time) >= LEAST_MINUTES
  const { days } = callBack()
  for (let ahead = inTime ? 0 : 1; ahead <= WEEK; ahead += 1) {
    const date = addDays(today, ahead)
    const isCalled = days.some((day) => WEEKDAYS.indexOf(day) === weekdayOf(date))
    if (isCalled) return { date, from: ahead === 0 && time >= from ? null : from, until }
  }
  throw new Error('Nobody calls on any day of the week')
}
