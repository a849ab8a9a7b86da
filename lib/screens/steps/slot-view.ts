// Slots as a page shows them: grouped by part of the day, in words of the server's making.
import type { SlotGroup, SlotOption } from '@/components/booking/views'
import { formatSlot } from '@/flows/params'
import type { OpenSlot } from '@/lib/domain/open-slots'
import { formatDay, formatTime } from '@/lib/texts/format'
import type { Words } from '@/lib/texts/languages'

const partOf = (start: string): SlotGroup['part'] =>
  start < '12:00' ? 'morning' : start < '17:00' ? 'afternoon' : 'evening'

/** One slot as a choice; `at` is the home zone or the clinic that the control's value names. */
export function slotOption(words: Words, slot: OpenSlot, at: string): SlotOption {
  return {
    value: formatSlot({ date: slot.date, start: slot.start, end: slot.end, at }),
    label: formatTime(words, slot.start),
    day: formatDay(words, slot.date),
    held: slot.state === 'held_for_you',
  }
}

/** A day's slots in morning (to noon), afternoon (to 5 pm) and evening; parts without a slot are left out. */
export function groupSlots(words: Words, slots: readonly OpenSlot[], at: string): SlotGroup[] {
  return (['morning', 'afternoon', 'evening'] as const)
    .map((part) => ({
      part,
      slots: slots.filter(({ start }) => partOf(start) === part).map((slot) => slotOption(words, slot, at)),
    }))
    .filter(({ slots: found }) => found.length > 0)
}
