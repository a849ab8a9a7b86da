import { teamOf } from '@/lib/catalogue/chain'
import { isWithDentist, offeredWishes, WOMAN } from '@/lib/domain/calendar/slot-wishes'
import type { Slot } from '@/lib/domain/calendar/slots'
import type { Visitor } from '@/lib/http/visitor'
import { byPart, dayOptions, slotOption } from '@/lib/page-handlers/calendar/slot-view'
import { chairNames } from '@/lib/page-handlers/desk/chair-name'
import { formatDayWithNear } from '@/lib/texts/format'
import type { DeskTimes } from '@/lib/use-cases/desk/list-times'
import type { DeskTimes as Shown } from '@/lib/views/desk/booking'

export function chairOptions({ texts }: Pick<Visitor, 'texts'>, chairs: number, kind: 'clinic' | 'home_zone') {
  return chairNames(texts, chairs, kind).map((label, index) => ({ value: String(index + 1), label }))
}

/** `hrefOf` makes the link of a day. A wish for a dentist marks slots and hides none. */
export function deskTimes(
  { texts, deps }: Pick<Visitor, 'texts' | 'deps'>,
  times: DeskTimes,
  { placeId, wish, hrefOf }: { placeId: string; wish: string; hrefOf(date: string, wish: string): string },
): Shown {
  const { DESK_BOOKING } = texts['desk-booking']
  const { DENTIST_WISHES } = texts['select-slot']
  const reader = { texts, deps }
  const team = teamOf(placeId)
  const wishes = offeredWishes(team)
  const current = wishes.includes(wish) ? wish : ''
  // Without scripts, the fragment keeps the times in view.
  const on = (date: string, dentist = current) => `${hrefOf(date, dentist)}#slot`
  const fits = (slot: Slot) => current !== '' && isWithDentist(slot, current, team)
  const option = (slot: Slot) => ({
    ...slotOption(reader, { ...slot, state: 'free' }, placeId),
    ...(fits(slot) && { note: DESK_BOOKING.fits }),
  })
  const labelOf = (name: string) => (name === WOMAN ? DENTIST_WISHES.woman : name)
  return {
    day: formatDayWithNear(texts, times.day, deps.now),
    days: dayOptions(reader, times, (date) => on(date)),
    groups: byPart(times.slots).map(({ part, slots }) => ({ part, slots: slots.map(option) })),
    earlierHref: times.earlier && on(times.earlier),
    laterHref: times.later && on(times.later),
    wishes: (wishes.length === 0 ? [] : ['', ...wishes]).map((name) => ({
      href: on(times.day, name),
      label: name === '' ? DENTIST_WISHES.any : labelOf(name),
      isCurrent: name === current,
    })),
    wish: current,
    none: current === '' || times.slots.some(fits) ? '' : DESK_BOOKING.noneFits,
  }
}
