import { formatSlot } from '@/flows/params'
import { type PartOfDay, partOfDay } from '@/lib/catalogue/parts-of-day'
import type { DayView } from '@/lib/domain/calendar/day-range'
import type { OpenSlot } from '@/lib/domain/calendar/open-slots'
import type { StepContext } from '@/lib/http/steps/step-context'
import { formatDayWithNear, formatNearDay, formatTime } from '@/lib/texts/format'
import type { Deps } from '@/lib/use-cases/deps'
import type { DayOption, SlotGroup, SlotOption } from '@/lib/views/booking'

const GROUPS = {
  night: 'early',
  dawn: 'early',
  morning: 'morning',
  afternoon: 'afternoon',
  evening: 'evening',
  late: 'night',
} as const satisfies Record<PartOfDay, SlotGroup['part']>

/** `now` decides which day is Today. */
type Reader = Pick<StepContext, 'texts'> & { deps: Pick<Deps, 'now'> }

export const dayOptions = (
  { texts, deps }: Reader,
  { days, day }: Pick<DayView, 'days' | 'day'>,
  hrefOf: (date: string) => string,
): DayOption[] =>
  days.map((each) => ({
    ...each,
    label: formatNearDay(texts, each.date, deps.now),
    href: hrefOf(each.date),
    current: each.date === day,
  }))

/** `at` is the home zone or clinic in the control's value. */
export function slotOption({ texts, deps }: Reader, slot: OpenSlot, at: string): SlotOption {
  return {
    value: formatSlot({ date: slot.date, start: slot.start, end: slot.end, at }),
    label: formatTime(texts, slot.start),
    day: formatNearDay(texts, slot.date, deps.now),
    held: slot.state === 'held_for_you',
  }
}

/** Empty parts are left out. */
export const byPart = <S extends Pick<OpenSlot, 'start'>>(slots: readonly S[]) =>
  (['early', 'morning', 'afternoon', 'evening', 'night'] as const)
    .map((part) => ({ part, slots: slots.filter(({ start }) => GROUPS[partOfDay(start)] === part) }))
    .filter(({ slots: found }) => found.length > 0)

export function groupSlots<S extends OpenSlot>(
  reader: Reader,
  slots: readonly S[],
  at: string | ((slot: S) => string),
): SlotGroup[] {
  const option = (slot: S) => slotOption(reader, slot, typeof at === 'string' ? at : at(slot))
  return byPart(slots).map((group) => ({ ...group, slots: group.slots.map(option) }))
}

/** For a request of one day; the page writes its own links. */
export const shownDay = (reader: Reader, view: DayView, at: string) => ({
  day: formatDayWithNear(reader.texts, view.day, reader.deps.now),
  days: dayOptions(reader, view, () => ''),
  groups: groupSlots(reader, view.slots, at),
})
