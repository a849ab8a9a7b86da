// Shown when the clinic can't keep the slot: why, and three slots that are free now.

import { OFFERED } from '@/lib/domain/calendar/offered-times'
import { openSlots } from '@/lib/domain/calendar/open-slots'
import { BOOKING } from '@/lib/domain/calendar/slots'
import { addDays, daysBetween } from '@/lib/domain/clinic-time'
import type { Visitor } from '@/lib/http/visitor'
import { otherTimes } from '@/lib/page-handlers/booking/move-times'
import { slotOption } from '@/lib/page-handlers/calendar/slot-view'
import { fill } from '@/lib/texts/fill'
import { formatDay, formatTime } from '@/lib/texts/format'
import type { Texts } from '@/lib/texts/languages'
import { localName } from '@/lib/texts/local-name'
import { isKeyOf } from '@/lib/types/keys'
import type { FoundBooking } from '@/lib/use-cases/booking/find'
import { placeCalendar } from '@/lib/use-cases/calendar/place-calendar'
import type { AffectedView, SlotOption } from '@/lib/views/booking'

type OfferedTimes = NonNullable<FoundBooking['affected']>['offered']

/** Sorted by time; another clinic's slot has its name. */
async function stillFree(visitor: Visitor, booking: FoundBooking, offered: OfferedTimes): Promise<SlotOption[]> {
  const { deps, texts } = visitor
  const found: { slot: OfferedTimes[number]; option: SlotOption }[] = []
  for (const placeId of new Set(offered.map((time) => time.placeId))) {
    const wanted = offered.filter((time) => time.placeId === placeId)
    const [first, last] = [
      wanted.map(({ date }) => date).sort()[0] ?? '',
      wanted
        .map(({ date }) => date)
        .sort()
        .at(-1) ?? '',
    ]
    const dates = Array.from({ length: daysBetween(first, last) + 1 }, (_, n) => addDays(first, n))
    const place = await placeCalendar(deps, placeId, visitor.owner(), dates, { visitMinutes: booking.visitMinutes })
    if (!place) continue
    // An offered slot can be booked, however far ahead it is.
    const calendar = { ...place.calendar, windowDays: BOOKING.deskWindowDays }
    for (const open of openSlots(calendar, place.taken, dates, deps.now)) {
      const slot = wanted.find(({ date, start, end }) => date === open.date && start === open.start && end === open.end)
      if (!slot) continue
      const option = slotOption(visitor, open, placeId)
      const label = fill(texts.manage.AFFECTED.at, { time: option.label, place: place.row.name })
      found.push({ slot, option: placeId === booking.place.id ? option : { ...option, label } })
    }
  }
  const at = ({ slot }: { slot: OfferedTimes[number] }): string => `${slot.date} ${slot.start}`
  return found.sort((a, b) => (at(a) < at(b) ? -1 : 1)).map(({ option }) => option)
}

function whyText(texts: Texts, reason: string, when: string): string {
  const { why, ownReason } = texts.manage.AFFECTED
  return isKeyOf(why, reason)
    ? fill(why[reason], { when })
    : fill(ownReason, { when, reason: localName(texts, reason) })
}

/** Null if the clinic can keep the slot. The nearest free slot replaces an offered one that is gone. */
export async function offeredTimes(visitor: Visitor, booking: FoundBooking): Promise<AffectedView | null> {
  const { affected, date, start } = booking
  if (!affected) return null
  const { texts } = visitor
  const offered = await stillFree(visitor, booking, affected.offered)
  const known = new Set(offered.map(({ value }) => value))
  const others =
    offered.length < OFFERED ? (await otherTimes(visitor, booking)).filter(({ value }) => !known.has(value)) : []
  const when = `${formatDay(texts, date)}, ${formatTime(texts, start)}`
  return {
    why: whyText(texts, affected.reason, when),
    times: [...offered, ...others].slice(0, OFFERED),
  }
}
