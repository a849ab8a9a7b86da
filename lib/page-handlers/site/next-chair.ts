import { FREE_TIMES_SECONDS } from '@/lib/addresses/pages'
import { PATHS } from '@/lib/addresses/paths'
import { cityById, onlyCity } from '@/lib/catalogue/clinics/cities'
import { campaignOf, pageHref, timeHref } from '@/lib/http/book-href'
import { fill } from '@/lib/texts/fill'
import { formatNearDay, formatTime } from '@/lib/texts/format'
import type { Texts } from '@/lib/texts/languages'
import { localName } from '@/lib/texts/local-name'
import { type Soonest, soonestTime } from '@/lib/use-cases/clinics/soonest'
import type { Deps } from '@/lib/use-cases/deps'
import { unlessLate, unlessUnavailable } from '@/lib/use-cases/unless-unavailable'
import type { HomeView } from '@/lib/views/site'

/** Most visitors see this page first, so it waits no longer for the database. */
const LONGEST_MS = 400
const CACHE_MS = FREE_TIMES_SECONDS * 1000

type Answer = { at: number; soonest: Promise<Soonest | null> }
const pending = new WeakMap<Deps['db'], Map<string | null, Answer>>()

function soonestOf(deps: Pick<Deps, 'db' | 'now'>, cityId: string | null): Promise<Soonest | null> {
  const cities = pending.get(deps.db) ?? new Map<string | null, Answer>()
  pending.set(deps.db, cities)
  const at = deps.now.getTime()
  const known = cities.get(cityId)
  if (known && Math.abs(at - known.at) < CACHE_MS) return known.soonest
  const soonest = unlessUnavailable(soonestTime(deps, cityId))
  cities.set(cityId, { at, soonest })
  soonest.catch(() => cities.delete(cityId))
  return soonest
}

/** Links to the slot if the link names a city, otherwise to the clinics. `search` is the page's query. */
export async function nextChair(
  texts: Texts,
  deps: Pick<Deps, 'db' | 'now'>,
  search: string,
): Promise<HomeView['next']> {
  const { HOME } = texts.home
  const campaign = campaignOf(search)
  const city = cityById(campaign.city ?? '') ?? onlyCity()
  const soonest = await unlessLate(soonestOf(deps, city?.id ?? null), LONGEST_MS)
  if (!soonest?.time) return null
  const { clinics, cities } = soonest
  const { slot, locality } = soonest.time
  const [day, time] = [formatNearDay(texts, slot.date, deps.now), formatTime(texts, slot.start)]
  return city
    ? {
        href: timeHref(soonest.time, slot, campaign),
        label: fill(HOME.next, { city: localName(texts, city.name), locality: localName(texts, locality), day, time }),
      }
    : { href: pageHref(PATHS.clinics, campaign), label: fill(HOME.nextAnywhere, { clinics, cities, day, time }) }
}
