import type { Visitor } from '@/lib/http/visitor'
import { dayOptions, groupSlots } from '@/lib/page-handlers/calendar/slot-view'
import { chairNames } from '@/lib/page-handlers/desk/chair-name'
import { formatDayWithNear } from '@/lib/texts/format'
import type { DeskTimes } from '@/lib/use-cases/desk/list-times'
import type { DeskTimes as Shown } from '@/lib/views/desk/booking'

export function chairOptions({ texts }: Pick<Visitor, 'texts'>, chairs: number, kind: 'clinic' | 'home_zone') {
  return chairNames(texts, chairs, kind).map((label, index) => ({ value: String(index + 1), label }))
}

/** `hrefOf` makes the link of a day. */
export function deskTimes(
  { texts, deps }: Pick<Visitor, 'texts' | 'deps'>,
  times: DeskTimes,
  { placeId, hrefOf }: { placeId: string; hrefOf(date: string): string },
): Shown {
  const reader = { texts, deps }
  // Without scripts, the fragment keeps the times in view.
  const on = (date: string) => `${hrefOf(date)}#slot`
  const slots = times.slots.map((slot) => ({ ...slot, state: 'free' as const }))
  return {
    day: formatDayWithNear(texts, times.day, deps.now),
    days: dayOptions(reader, times, on),
    groups: groupSlots(reader, slots, placeId),
    earlierHref: times.earlier && on(times.earlier),
    laterHref: times.later && on(times.later),
  }
}
