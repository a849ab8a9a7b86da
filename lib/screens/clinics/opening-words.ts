// How a clinic stands today, in words.
import type { ClinicView } from '@/components/clinics/views'
import { addDays } from '@/lib/domain/clinic-time'
import { type Opening, openingOf } from '@/lib/domain/opening'
import type { DayHours, Week } from '@/lib/domain/slots'
import { fill } from '@/lib/texts/fill'
import { formatDay, formatTime } from '@/lib/texts/format'
import type { Words } from '@/lib/texts/languages'

function openingWords(words: Words, opening: Opening): string {
  const { OPENING } = words.clinics
  if (opening.kind === 'closed' || opening.kind === 'holiday') return OPENING[opening.kind]
  const [opens, closes] = [formatTime(words, opening.opens), formatTime(words, opening.closes)]
  return opening.kind === 'open'
    ? fill(OPENING.open, { until: closes })
    : fill(OPENING[opening.kind], { opens, closes })
}

/** The same where there is room for a few words. */
function briefly(words: Words, opening: Opening): string {
  const { BRIEFLY } = words.clinics
  if (opening.kind === 'open') return fill(BRIEFLY.open, { until: formatTime(words, opening.closes) })
  if (opening.kind === 'later') return fill(BRIEFLY.later, { opens: formatTime(words, opening.opens) })
  return BRIEFLY[opening.kind]
}

/** Whether a clinic is open now, and the words for it. */
export function openingView(
  words: Words,
  clinic: { hours: readonly DayHours[]; closed: readonly string[] },
  now: Date,
): { opening: string; openingBriefly: string; isOpen: boolean } {
  const opening = openingOf(clinic.hours, clinic.closed, now)
  return {
    opening: openingWords(words, opening),
    openingBriefly: briefly(words, opening),
    isOpen: opening.kind === 'open',
  }
}

/** The hours of a weekday. */
export function rangeOf(words: Words, hours: DayHours): string {
  const { CLINIC } = words.clinics
  if (!hours) return CLINIC.closed
  return fill(CLINIC.range, { opens: formatTime(words, hours.opens), closes: formatTime(words, hours.closes) })
}

/** So many days ahead other hours are told. */
const TOLD_AHEAD = 14

/** The weekdays that have other hours from a day on; null where that is farther than 14 days, or there are none. */
export function laterHoursOf(words: Words, { hours, planned }: Week, today: string): ClinicView['laterHours'] {
  if (!planned || planned.from > addDays(today, TOLD_AHEAD)) return null
  const days = words.clinics.WEEKDAYS.flatMap((day, at) => {
    const [now, later] = [hours, planned.hours].map((week) => rangeOf(words, week[at] ?? null))
    return later === undefined || later === now ? [] : [{ day, hours: later, today: false }]
  })
  return days.length > 0 ? { from: formatDay(words, planned.from), days } : null
}
