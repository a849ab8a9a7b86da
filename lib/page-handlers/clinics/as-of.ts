// The response cache keeps pages with free slots for seconds (lib/addresses/pages.ts), so they show their time.
import { localOf } from '@/lib/domain/clinic-time'
import { fill } from '@/lib/texts/fill'
import { formatTime } from '@/lib/texts/format'
import type { Texts } from '@/lib/texts/languages'

export const asOf = (texts: Texts, now: Date): string =>
  fill(texts['live-times'].LIVE.asOf, { time: formatTime(texts, localOf(now).time) })
