// How the days of a place stood a moment ago. A strip says of the days that nobody asked for how many times they have: read
// anew for each request, that is most of what a calendar of a busy place costs.
import { FREE_TIMES_SECONDS } from '@/lib/addresses/pages'
import type { Reads } from '@/lib/db/schema'
import type { DayRangeView, DayView } from '@/lib/domain/calendar/day-range'
import { putNewest } from '@/lib/types/put-newest'
import type { Deps } from '@/lib/use-cases/deps'

/** As old as the free times of a page that is kept. */
const CACHE_MS = FREE_TIMES_SECONDS * 1000
/** A strip takes some two kilobytes; beyond so many the oldest is forgotten. */
const MOST = 1000

/** By database, place and the strip's first date: when it was read, and how its days stood for somebody who holds nothing. */
const cache = new WeakMap<Reads, Map<string, { at: number; strip: DayRangeView }>>()

type DayRangeKey = { placeId: string; first: string | undefined }
const cacheKey = ({ placeId, first }: DayRangeKey): string => `${placeId} ${first}`

/** The strip of the place that begins on `first`, as it was within the last five seconds; undefined when nobody asked then. */
export function cachedDayRange({ db, now }: Pick<Deps, 'db' | 'now'>, name: DayRangeKey): DayRangeView | undefined {
  const found = cache.get(db.reads)?.get(cacheKey(name))
  const age = found ? now.getTime() - found.at : CACHE_MS
  return age >= 0 && age < CACHE_MS ? found?.strip : undefined
}

/** Keeps how the days of a strip stand; `view` is that of a browser which holds nothing there. */
export function cacheDayRange({ db, now }: Pick<Deps, 'db' | 'now'>, placeId: string, view: DayView): void {
  const strips = cache.get(db.reads) ?? new Map<string, { at: number; strip: DayRangeView }>()
  cache.set(db.reads, strips)
  const key = cacheKey({ placeId, first: view.days[0]?.date })
  const { days, earlier, later } = view
  putNewest(strips, key, { at: now.getTime(), strip: { days, earlier, later } }, MOST)
}
