import type { DayHours } from '@/lib/catalogue/clinics/opening-hours'
import { type Opening, type OpeningDays, openingOf } from '@/lib/domain/calendar/opening'
import { spansOf, type Week } from '@/lib/domain/calendar/slots'
import { addDays, localOf } from '@/lib/domain/clinic-time'
import { fill } from '@/lib/texts/fill'
import { formatDay, formatTime } from '@/lib/texts/format'
import type { Texts } from '@/lib/texts/languages'
import type { ClinicView } from '@/lib/views/clinics'

/** Such as `Opens tomorrow, 9:30 am`. */
function opensText(texts: Texts, opening: Extract<Opening, { kind: 'closed' }>, now: Date): string {
  const { OPENS } = texts.clinics
  if (opening.next === null) return OPENS.unknown
  const { date } = opening.next
  const time = formatTime(texts, opening.next.time)
  const today = localOf(now).date
  if (date === today) return fill(OPENS.today, { time })
  if (date === addDays(today, 1)) return fill(OPENS.tomorrow, { time })
  return fill(OPENS.later, { day: formatDay(texts, date), time })
}

function openingText(texts: Texts, opening: Opening, now: Date): string {
  const { OPENING } = texts.clinics
  if (opening.kind === 'open') return fill(OPENING.open, { until: formatTime(texts, opening.closes) })
  return fill(opening.isHoliday ? OPENING.holiday : OPENING.closed, { opens: opensText(texts, opening, now) })
}

export function openingView(
  texts: Texts,
  place: OpeningDays,
  now: Date,
): { opening: string; openingBriefly: string; isOpen: boolean } {
  const opening = openingOf(place, now)
  return {
    opening: openingText(texts, opening, now),
    openingBriefly:
      opening.kind === 'open'
        ? fill(texts.clinics.BRIEFLY.open, { until: formatTime(texts, opening.closes) })
        : opensText(texts, opening, now),
    isOpen: opening.kind === 'open',
  }
}

export function rangeOf(texts: Texts, hours: DayHours): string {
  const { CLINIC } = texts.clinics
  if (!hours) return CLINIC.closed
  const ranges = spansOf(hours).map(({ opens, closes }) =>
    fill(CLINIC.range, { opens: formatTime(texts, opens), closes: formatTime(texts, closes) }),
  )
  return ranges.join(', ')
}

/** Planned hours are announced this many days ahead. */
const ANNOUNCED_DAYS = 14

/** Null if there are none within 14 days. */
export function laterHoursOf(texts: Texts, { hours, planned }: Week, today: string): ClinicView['laterHours'] {
  if (!planned || planned.from > addDays(today, ANNOUNCED_DAYS)) return null
  const days = texts.clinics.WEEKDAYS.flatMap((day, at) => {
    const [now, later] = [hours, planned.hours].map((week) => rangeOf(texts, week[at] ?? null))
    return later === undefined || later === now ? [] : [{ day, hours: later, today: false }]
  })
  return days.length > 0 ? { from: formatDay(texts, planned.from), days } : null
}
