// Reading every day of a busy place for each request is most of a calendar's cost.
import { FREE_TIMES_SECONDS } from '@/lib/addresses/pages'
import type { Reads } from '@/lib/db/schema'
import type { DayRangeView, DayView } from '@/lib/domain/calendar/day-range'
import { putNewest } from '@/lib/types/put-newest'
import type { Deps } from '@/lib/use-cases/deps'

const CACHE_MS = FREE_TIMES_SECONDS * 1000
const MOST = 1000

const cache = new WeakMap<Reads, Map<string, { at: number; strip: DayRangeView }>>()

type DayRangeKey = { placeId: string; first: string | undefined }
const cacheKey = ({ placeId, first }: DayRangeKey): string => `${placeId} ${first}`

export function cachedDayRange({ db, now }: Pick<Deps, 'db' | 'now'>, name: DayRangeKey): DayRangeView | undefined {
  const found = cache.get(db.reads)?.get(cacheKey(name))
  const age = found ? now.getTime() - found.at : CACHE_MS
  return age >= 0 && age < CACHE_MS ? found?.strip : undefined
}

/** `view`: the calendar for a browser without a hold at the place. */
export function cacheDayRange({ db, now }: Pick<Deps, 'db' | 'now'>, placeId: string, view: DayView): void {
  const strips = cache.get(db.reads) ?? new Map<string, { at: number; strip: DayRangeView }>()
  cache.set(db.reads, strips)
  const key = cacheKey({ placeId, first: view.days[0]?.date })
  const { days, earlier, later } = view
  putNewest(strips, key, { at: now.getTime(), strip: { days, earlier, later } }, MOST)
}
