import { CALL_BACK } from '@/lib/catalogue/call-back'
import { BEST_TIME } from '@/lib/catalogue/treatments/concerns'
import { addDays, localOf, minutesOf, weekdayOf } from '@/lib/domain/clinic-time'

export type CallWindow = { date: string; from: string | null; until: string }

const WEEK = 7

export function callWindow(wanted: string | undefined, requestedAt: Date): CallWindow {
  const best = BEST_TIME.find((each) => each === wanted) ?? 'any_time'
  const { from, until } = CALL_BACK.hours[best]
  const { date: today, time } = localOf(requestedAt)
  const inTime = minutesOf(until) - minutesOf(time) >= CALL_BACK.leastMinutes
  for (let ahead = inTime ? 0 : 1; ahead <= WEEK; ahead += 1) {
    const date = addDays(today, ahead)
    const isCalled = CALL_BACK.days.some((day) => day === weekdayOf(date))
    if (isCalled) return { date, from: ahead === 0 && time >= from ? null : from, until }
  }
  throw new Error('Nobody calls on any day of the week')
}
