import type { Slot } from '@/lib/domain/calendar/slots'
import type { Visitor } from '@/lib/http/visitor'
import { fitsWish, wishAt, wishChips } from '@/lib/page-handlers/calendar/dentist-wishes'
import { byPart, dayOptions, slotOption } from '@/lib/page-handlers/calendar/slot-view'
import { chairNames } from '@/lib/page-handlers/desk/chair-name'
import { formatDayWithNear } from '@/lib/texts/format'
import { findLastDentist } from '@/lib/use-cases/calendar/last-dentist'
import type { DeskTimes } from '@/lib/use-cases/desk/list-times'
import type { DeskTimes as Shown } from '@/lib/views/desk/booking'

export function chairOptions({ texts }: Pick<Visitor, 'texts'>, chairs: number, kind: 'clinic' | 'home_zone') {
  return chairNames(texts, chairs, kind).map((label, index) => ({ value: String(index + 1), label }))
}

type DeskChoice = {
  placeId: string
  wish: string
  /** The patient's number, in the form of the database; null while it is not known. */
  phone: string | null
  hrefOf(date: string, wish: string): string
}

/** `hrefOf` makes the link of a day. A wish for a dentist marks slots and hides none. */
export async function deskTimes(
  { texts, deps }: Pick<Visitor, 'texts' | 'deps'>,
  times: DeskTimes,
  { placeId, wish: typed, phone, hrefOf }: DeskChoice,
): Promise<Shown> {
  const { DESK_BOOKING } = texts['desk-booking']
  const reader = { texts, deps }
  const wish = wishAt(placeId, typed)
  const fits = fitsWish(placeId, wish)
  // Without scripts, the fragment keeps the times in view.
  const on = (date: string, dentist = wish) => `${hrefOf(date, dentist ?? '')}#slot`
  const option = (slot: Slot) => ({
    ...slotOption(reader, { ...slot, state: 'free' }, placeId),
    ...(fits?.(slot) && { note: DESK_BOOKING.fits }),
  })
  return {
    day: formatDayWithNear(texts, times.day, deps.now),
    days: dayOptions(reader, times, (date) => on(date)),
    groups: byPart(times.slots).map(({ part, slots }) => ({ part, slots: slots.map(option) })),
    earlierHref: times.earlier && on(times.earlier),
    laterHref: times.later && on(times.later),
    wishes: wishChips(
      texts,
      { placeId, wish, hrefOf: (dentist) => on(times.day, dentist ?? '') },
      await findLastDentist(deps, { placeId, owner: null, phone }),
    ),
    wish: wish ?? '',
    none: fits === undefined || times.slots.some(fits) ? '' : DESK_BOOKING.noneFits,
  }
}
