import { dayRangeOf } from '@/lib/domain/calendar/day-range'
import { deskSlots } from '@/lib/domain/calendar/desk-slots'
import { deskDates, minutesOfVisit, type Slot } from '@/lib/domain/calendar/slots'
import { placeCalendar } from '@/lib/use-cases/calendar/place-calendar'
import type { Deps } from '@/lib/use-cases/deps'
import type { DeskActor } from '@/lib/use-cases/desk/actor'

type DeskDay = { date: string; free: number; state: 'free' | 'full' | 'closed' }
export type DeskTimes = {
  day: string
  days: DeskDay[]
  slots: Slot[]
  chairs: number
  earlier: string | null
  later: string | null
}

export async function listDeskTimes(
  deps: Deps,
  actor: DeskActor,
  { placeId, day, visitMinutes }: { placeId: string; day: string; visitMinutes: number | null },
): Promise<DeskTimes | null> {
  const { now } = deps
  const window = deskDates(now)
  const shown = window.find((date) => date === day) ?? window[0] ?? day
  const { dates, earlier, later } = dayRangeOf(shown, now, window)
  const place = actor.mayAt(placeId) ? await placeCalendar(deps, placeId, '', dates, { visitMinutes }) : null
  if (!place) return null
  const { calendar, taken } = place
  const length = minutesOfVisit(calendar) * 60_000
  const all = deskSlots(calendar, dates, now, { begun: false })
  const free = all.filter(({ at }) => !taken.isFull(at, at + length))
  const dayOf = (date: string): DeskDay => {
    const n = free.filter((slot) => slot.date === date).length
    const isOpen = all.some((slot) => slot.date === date)
    return { date, free: n, state: n > 0 ? 'free' : isOpen ? 'full' : 'closed' }
  }
  const slots = free.filter(({ date }) => date === shown).map(({ date, start, end }) => ({ date, start, end }))
  return { day: shown, days: dates.map(dayOf), slots, chairs: place.row.seats, earlier, later }
}
