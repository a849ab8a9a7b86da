// How a clinic stands today, in words.
import { type Opening, openingOf } from '@/lib/domain/opening'
import type { DayHours } from '@/lib/domain/slots'
import { fill } from '@/lib/texts/fill'
import { formatTime } from '@/lib/texts/format'
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
