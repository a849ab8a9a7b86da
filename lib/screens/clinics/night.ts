// What to do in an emergency while the clinics are closed.
import type { NightView } from '@/components/site/views'
import { openingOf } from '@/lib/domain/opening'
import type { DayHours } from '@/lib/domain/slots'
import type { Words } from '@/lib/texts/languages'

type Hours = { hours: readonly DayHours[]; closed: readonly string[] }

/** The words for the night and the holiday; null while one of the clinics is open. */
export function nightAdvice(words: Words, clinics: readonly Hours[], now: Date): NightView | null {
  const isOpen = ({ hours, closed }: Hours) => openingOf(hours, closed, now).kind === 'open'
  const { nightLine, night } = words.emergency.EMERGENCY
  return clinics.some(isOpen) ? null : { line: nightLine, advice: night }
}
