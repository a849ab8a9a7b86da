// When more people can come with somebody who has booked: at the same place, right before or after, or all together another time.
import { type PartyRow, readCompanions } from '@/lib/db/queries/companions/parties'
import { openSlots } from '@/lib/domain/calendar/open-slots'
import type { Slot } from '@/lib/domain/calendar/slots'
import { addDays, localOf, timeOn } from '@/lib/domain/clinic-time'
import { PARTY, type PartyRun, partyRuns } from '@/lib/domain/companions/party'
import type { FoundBooking } from '@/lib/use-cases/booking/find'
import { placeCalendar } from '@/lib/use-cases/calendar/place-calendar'
import type { Deps } from '@/lib/use-cases/deps'

/** From the day before the booking's own up to a week after it. */
const DAYS = { before: 1, after: 7 } as const

/** Why nobody can be brought to a booking. `video`: a call is one patient's. */
export type NoFamily = 'not_found' | 'too_late' | 'video'
type Bringer = Pick<FoundBooking, 'id' | 'status' | 'canChange' | 'affected' | 'appointmentType' | 'link'>

/** Null where somebody can. */
export function noFamilyOf({ status, canChange, affected, appointmentType, link }: Bringer): NoFamily | null {
  if (status !== 'confirmed' || !link.isOpen) return 'not_found'
  if (appointmentType === 'video') return 'video'
  return canChange && !affected ? null : 'too_late'
}

/** How many more can come: who stands, with the booking's own, is five at most. */
export const roomIn = (companions: readonly PartyRow[]): number => Math.max(0, PARTY.most - 1 - companions.length)

/** How many more people can be brought to the booking; null where nobody can. */
export async function familyRoom({ db }: Pick<Deps, 'db'>, booking: FoundBooking): Promise<number | null> {
  return noFamilyOf(booking) === null ? roomIn(await readCompanions(db.reads, booking.id)) : null
}

/** The booking's own time, and those of its party that are on the same day at the same place. */
function keptTimes(booking: FoundBooking, companions: readonly PartyRow[]): Slot[] {
  const { date, start, end, place } = booking
  const others = companions
    .filter(({ place_id }) => place_id === place.id)
    .map(({ starts_at, ends_at }) => {
      const { date: day, time } = localOf(starts_at)
      return { date: day, start: time, end: timeOn(day, ends_at) }
    })
  const own = { date, start, end }
  const kept = [own, ...others.filter((other) => other.date === date && other.start !== start)]
  return kept.filter((slot, n) => kept.findIndex((each) => each.start === slot.start) === n)
}

/** Every run of times that holds the party and `more` people, the best first; none of what anybody holds. */
export async function allPartyTimes(deps: Deps, booking: FoundBooking, more: number): Promise<PartyRun[]> {
  const { place, date } = booking
  const companions = await readCompanions(deps.db.reads, booking.id)
  const days = Array.from({ length: DAYS.before + 1 + DAYS.after }, (_, n) => addDays(date, n - DAYS.before))
  const calendar = await placeCalendar(deps, place.id, '', days)
  if (!calendar) return []
  const free = Array.from(openSlots(calendar.calendar, calendar.taken, days, deps.now))
  return partyRuns(
    keptTimes(booking, companions),
    free.map((slot) => ({ date: slot.date, start: slot.start, end: slot.end })),
    more,
  )
}

/** The few of them that are offered: some that leave the booking's own time, some to move to. */
export async function findPartyTimes(deps: Deps, booking: FoundBooking, more: number): Promise<PartyRun[]> {
  const runs = await allPartyTimes(deps, booking, more)
  return [
    ...runs.filter(({ own }) => own === null).slice(0, PARTY.stays),
    ...runs.filter(({ own }) => own !== null).slice(0, PARTY.moves),
  ]
}
