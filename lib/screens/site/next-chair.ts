// The next free chair that the first page offers: the same for everybody, as soon as anybody can have it.

import type { HomeView } from '@/components/site/views'
import { FREE_TIMES_SECONDS } from '@/lib/addresses/pages'
import { cityById } from '@/lib/catalogue/cities'
import { campaignOf, timeHref } from '@/lib/http/book-href'
import { fill } from '@/lib/texts/fill'
import { formatNearDay, formatTime } from '@/lib/texts/format'
import type { Words } from '@/lib/texts/languages'
import { type Soonest, soonestTime } from '@/lib/use-cases/clinics/soonest'
import type { Deps } from '@/lib/use-cases/deps'
import { unlessAway, unlessLate } from '@/lib/use-cases/unless-away'

/** The page that most visitors see first waits this long for it, and asks for a city once in as long as it keeps it. */
const LONGEST_MS = 400
const KEPT_MS = FREE_TIMES_SECONDS * 1000

type Answer = { at: number; soonest: Promise<Soonest | null> }
const asked = new WeakMap<Deps['db'], Map<string, Answer>>()

function soonestOf(deps: Pick<Deps, 'db' | 'now'>, cityId: string): Promise<Soonest | null> {
  const cities = asked.get(deps.db) ?? new Map<string, Answer>()
  asked.set(deps.db, cities)
  const at = deps.now.getTime()
  const known = cities.get(cityId)
  if (known && Math.abs(at - known.at) < KEPT_MS) return known.soonest
  const soonest = unlessAway(soonestTime(deps, cityId))
  cities.set(cityId, { at, soonest })
  soonest.catch(() => cities.delete(cityId))
  return soonest
}

/** Of the city that the link names, or else of the first of the popular ones. `search` is the page's query. */
export async function nextChair(
  words: Words,
  deps: Pick<Deps, 'db' | 'now'>,
  search: string,
): Promise<HomeView['next']> {
  const campaign = campaignOf(search)
  const city = cityById(campaign.city ?? words.brand.CITIES[0]?.id ?? '')
  const time = city && (await unlessLate(soonestOf(deps, city.id), LONGEST_MS))?.time
  if (!time) return null
  const { slot, locality } = time
  const day = formatNearDay(words, slot.date, deps.now)
  const label = { city: city.name, locality, day, time: formatTime(words, slot.start) }
  return { href: timeHref(time, slot, campaign), label: fill(words.home.HOME.next, label) }
}
