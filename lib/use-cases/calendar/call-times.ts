// The times at which some dentist of a city is free for a video call. A call needs no clinic, but a seat of one: so that who
// calls is not with somebody else. Which one is settled here.
import { type CityClinicRow, readCityClinics } from '@/lib/db/queries/clinics/clinics'
import { type DayView, dayRangeOf, openingDay, stateWithout } from '@/lib/domain/calendar/day-range'
import { occupiedBy } from '@/lib/domain/calendar/occupied'
import { type OpenSlot, openSlots } from '@/lib/domain/calendar/open-slots'
import { bookableDates, type Slot } from '@/lib/domain/calendar/slots'
import { localOf, minutesOf } from '@/lib/domain/clinic-time'
import { calendarFrom, calendarViewOf } from '@/lib/use-cases/calendar/place-calendar'
import type { Deps } from '@/lib/use-cases/deps'

/** A time with the clinic whose dentist would call. */
export type CallTime = OpenSlot & { cid: string }
export type CallTimes = Omit<DayView, 'slots'> & { slots: CallTime[] }

/** `concern` is what the call is about. */
type CityTimes = { cityId: string; owner: string; concern?: string | null | undefined }

const readRows = ({ db, now }: Deps, { cityId, owner }: CityTimes, dates: readonly string[]) => {
  const view = calendarViewOf(dates, owner, now)
  return readCityClinics(db.reads, { cityId, pincode: '', whole: { cid: '', until: view.until }, view })
}

/** The clinics that are free at each time of the dates, in the times' order; of times that begin together the first length. */
function freeAt(
  rows: readonly CityClinicRow[],
  dates: readonly string[],
  { now, concern }: { now: Date } & Pick<CityTimes, 'concern'>,
): { slot: Slot; free: CallTime[] }[] {
  const times = new Map<string, { slot: Slot; free: CallTime[] }>()
  for (const row of rows) {
    const calendar = calendarFrom(row, concern)
    for (const slot of openSlots(calendar, occupiedBy(row.taken, row.seats), dates, now)) {
      const key = `${slot.date}T${slot.start}`
      const time = times.get(key) ?? { slot, free: [] }
      times.set(key, time)
      if (time.slot.end === slot.end) time.free.push({ ...slot, cid: row.cid })
    }
  }
  return [...times].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, time]) => time)
}

/** The clinic where the patient's own hold is, or else one after the other from time to time, so that calls spread. */
function settled({ slot, free }: { slot: Slot; free: readonly CallTime[] }): CallTime[] {
  const turn = minutesOf(slot.start) / 30 + Number(slot.date.slice(-2))
  const time = free.find(({ state }) => state === 'held_for_you') ?? free[Math.floor(turn) % free.length]
  return time ? [time] : []
}

/** How a day without a time stands: full where some clinic would have had one. */
function callDayState(
  rows: readonly CityClinicRow[],
  date: string,
  { now, concern }: { now: Date } & Pick<CityTimes, 'concern'>,
): DayView['days'][number]['state'] {
  const states = rows.map((row) => stateWithout(calendarFrom(row, concern), date, now))
  return states.includes('full') ? 'full' : states.includes('over') ? 'over' : 'closed'
}

/**
 * One day's times for a call in a city, and the strip of days around it; without a bookable `day` the first with a time, or
 * today. Null for a city without a clinic. One statement, or two when the first fortnight is full.
 */
export async function listCallTimes(deps: Deps, input: CityTimes & { day?: string }): Promise<CallTimes | null> {
  const { now } = deps
  const of = { now, concern: input.concern }
  const today = localOf(now).date
  const asked = bookableDates(now).find((date) => date === input.day)
  let strip = dayRangeOf(asked ?? today, now)
  let rows = await readRows(deps, input, strip.dates)
  if (rows.length === 0) return null
  let times = freeAt(rows, strip.dates, of).flatMap(settled)
  if (times.length === 0 && asked === undefined && strip.later !== null) {
    strip = dayRangeOf(strip.later, now)
    rows = await readRows(deps, input, strip.dates)
    times = freeAt(rows, strip.dates, of).flatMap(settled)
  }
  const day = asked ?? times[0]?.date ?? today
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

/** The other clinics of a city that are free at a time, for whoever was too late at the first. One statement. */
export async function othersFree(deps: Deps, input: CityTimes & { slot: Slot; not: string }): Promise<CallTime[]> {
  const { slot, not } = input
  const dates = bookableDates(deps.now).filter((date) => date === slot.date)
  if (dates.length === 0) return []
  const times = freeAt(await readRows(deps, input, dates), dates, { now: deps.now, concern: input.concern })
  const free = times.find((time) => time.slot.start === slot.start)?.free ?? []
  return free.filter(({ cid, end }) => cid !== not && end === slot.end)
}
