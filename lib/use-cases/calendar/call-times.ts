// A video call takes a clinic's seat, so that its dentist is free then.
import { type CityClinicRow, readCityClinics } from '@/lib/db/queries/clinics/clinics'
import { type DayView, dayRangeOf, openingDay, stateWithout } from '@/lib/domain/calendar/day-range'
import { occupiedBy } from '@/lib/domain/calendar/occupied'
import { type OpenSlot, openSlots } from '@/lib/domain/calendar/open-slots'
import { bookableDates, type Slot } from '@/lib/domain/calendar/slots'
import { localOf, minutesOf } from '@/lib/domain/clinic-time'
import { calendarFrom, calendarViewOf } from '@/lib/use-cases/calendar/place-calendar'
import type { Deps } from '@/lib/use-cases/deps'

export type CallTime = OpenSlot & { cid: string }
export type CallTimes = Omit<DayView, 'slots'> & { slots: CallTime[] }

type CityTimes = { cityId: string; owner: string; concern?: string | null | undefined }

const readRows = ({ db, now }: Deps, { cityId, owner }: CityTimes, dates: readonly string[]) => {
  const view = calendarViewOf(dates, owner, now)
  return readCityClinics(db.reads, { cityId, pincode: '', whole: { cid: '', until: view.until }, view })
}

function freeAt(
  rows: readonly CityClinicRow[],
  dates: readonly string[],
  { now, concern }: { now: Date } & Pick<CityTimes, 'concern'>,
): { slot: Slot; free: CallTime[] }[] {
  const times = new Map<string, { slot: Slot; free: CallTime[] }>()
  for (const row of rows) {
    const calendar = calendarFrom(row, { concern })
    for (const slot of openSlots(calendar, occupiedBy(row.taken, row.seats), dates, now)) {
      const key = `${slot.date}T${slot.start}`
      const time = times.get(key) ?? { slot, free: [] }
      times.set(key, time)
      if (time.slot.end === slot.end) time.free.push({ ...slot, cid: row.cid })
    }
  }
  return [...times].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, time]) => time)
}

/** The clinic of the patient's own hold; otherwise clinics take turns, so that calls spread. */
function settled({ slot, free }: { slot: Slot; free: readonly CallTime[] }): CallTime[] {
  const turn = minutesOf(slot.start) / 30 + Number(slot.date.slice(-2))
  const time = free.find(({ state }) => state === 'held_for_you') ?? free[Math.floor(turn) % free.length]
  return time ? [time] : []
}

function callDayState(
  rows: readonly CityClinicRow[],
  date: string,
  { now, concern }: { now: Date } & Pick<CityTimes, 'concern'>,
): DayView['days'][number]['state'] {
  const states = rows.map((row) => stateWithout(calendarFrom(row, { concern }), date, now))
  return states.includes('full') ? 'full' : states.includes('over') ? 'over' : 'closed'
}

/** Without a bookable `day`: the first day with a time, or today. Null for a city without a clinic. */
export async function listCallTimes(deps: Deps, input: CityTimes & { day?: string }): Promise<CallTimes | null> {
  const { now } = deps
  const of = { now, concern: input.concern }
  const today = localOf(now).date
  const requestedDay = bookableDates(now).find((date) => date === input.day)
  let strip = dayRangeOf(requestedDay ?? today, now)
  let rows = await readRows(deps, input, strip.dates)
  if (rows.length === 0) return null
  let times = freeAt(rows, strip.dates, of).flatMap(settled)
  if (times.length === 0 && requestedDay === undefined && strip.later !== null) {
    strip = dayRangeOf(strip.later, now)
    rows = await readRows(deps, input, strip.dates)
    times = freeAt(rows, strip.dates, of).flatMap(settled)
  }
  const day = requestedDay ?? times[0]?.date ?? today
  const opening = (first: string | null) => openingDay(first, now, (date) => callDayState(rows, date, of) === 'full')
  return {
    days: strip.dates.map((date) => {
      const free = times.filter((time) => time.date === date).length
      return { date, free, state: free > 0 ? 'free' : callDayState(rows, date, of) }
    }),
    earlier: opening(strip.earlier),
    later: opening(strip.later),
    day,
    slots: times.filter(({ date }) => date === day),
  }
}

export async function othersFree(deps: Deps, input: CityTimes & { slot: Slot; not: string }): Promise<CallTime[]> {
  const { slot, not } = input
  const dates = bookableDates(deps.now).filter((date) => date === slot.date)
  if (dates.length === 0) return []
  const times = freeAt(await readRows(deps, input, dates), dates, { now: deps.now, concern: input.concern })
  const free = times.find((time) => time.slot.start === slot.start)?.free ?? []
  return free.filter(({ cid, end }) => cid !== not && end === slot.end)
}
