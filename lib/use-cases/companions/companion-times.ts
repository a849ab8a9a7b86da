import { type CompanionRow, readCompanions } from '@/lib/db/queries/companions/parties'
import { openSlots } from '@/lib/domain/calendar/open-slots'
import type { Slot } from '@/lib/domain/calendar/slots'
import { addDays, localOf, timeOn } from '@/lib/domain/clinic-time'
import { COMPANIONS, type CompanionSlots, companionSlots } from '@/lib/domain/companions/companion-slots'
import type { FoundBooking } from '@/lib/use-cases/booking/find'
import { placeCalendar } from '@/lib/use-cases/calendar/place-calendar'
import type { Deps } from '@/lib/use-cases/deps'

const DAYS = { before: 1, after: 7 } as const

/** `video`: a call takes one patient. */
export type NoFamily = 'not_found' | 'too_late' | 'video'
type HostBooking = Pick<FoundBooking, 'id' | 'status' | 'canChange' | 'affected' | 'appointmentType' | 'link'>

export function companionsBlockerOf({
  status,
  canChange,
  affected,
  appointmentType,
  link,
}: HostBooking): NoFamily | null {
  if (status !== 'confirmed' || !link.isOpen) return 'not_found'
  if (appointmentType === 'video') return 'video'
  return canChange && !affected ? null : 'too_late'
}

export const roomIn = (companions: readonly CompanionRow[]): number =>
  Math.max(0, COMPANIONS.most - 1 - companions.length)

export async function companionsLeft({ db }: Pick<Deps, 'db'>, booking: FoundBooking): Promise<number | null> {
  return companionsBlockerOf(booking) === null ? roomIn(await readCompanions(db.reads, booking.id)) : null
}

function remainingTimes(booking: FoundBooking, companions: readonly CompanionRow[]): Slot[] {
  const { date, start, end, place } = booking
  const others = companions
    .filter(({ place_id }) => place_id === place.id)
    .map(({ starts_at, ends_at }) => {
      const { date: day, time } = localOf(starts_at)
      return { date: day, start: time, end: timeOn(day, ends_at) }
    })
  const bookedSlot = { date, start, end }
  const kept = [bookedSlot, ...others.filter((other) => other.date === date && other.start !== start)]
  return kept.filter((slot, n) => kept.findIndex((each) => each.start === slot.start) === n)
}

export async function allCompanionTimes(deps: Deps, booking: FoundBooking, more: number): Promise<CompanionSlots[]> {
  const { place, date } = booking
  const companions = await readCompanions(deps.db.reads, booking.id)
  const days = Array.from({ length: DAYS.before + 1 + DAYS.after }, (_, n) => addDays(date, n - DAYS.before))
  const calendar = await placeCalendar(deps, place.id, '', days, { visitMinutes: booking.visitMinutes })
  if (!calendar) return []
  const free = Array.from(openSlots(calendar.calendar, calendar.taken, days, deps.now))
  return companionSlots(
    remainingTimes(booking, companions),
    free.map((slot) => ({ date: slot.date, start: slot.start, end: slot.end })),
    more,
    booking.visitMinutes === null ? 0 : calendar.calendar.slotMinutes - 1,
  )
}

export async function findCompanionTimes(deps: Deps, booking: FoundBooking, more: number): Promise<CompanionSlots[]> {
  const runs = await allCompanionTimes(deps, booking, more)
  return [
    ...runs.filter(({ ownSlot }) => ownSlot === null).slice(0, COMPANIONS.stays),
    ...runs.filter(({ ownSlot }) => ownSlot !== null).slice(0, COMPANIONS.moves),
  ]
}
