// When free times were looked up, in words: the pages that show them are kept for some seconds (lib/addresses/pages.ts).
import { localOf } from '@/lib/domain/clinic-time'
import { fill } from '@/lib/texts/fill'
import { formatTime } from '@/lib/texts/format'
import type { Texts } from '@/lib/texts/languages'

/** `now` is the moment of the look, told as clocks at the clinics show it. */
export const asOf = (texts: Texts, now: Date): string =>
  fill(texts['live-times'].LIVE.asOf, { time: formatTime(texts, localOf(now).time) })
