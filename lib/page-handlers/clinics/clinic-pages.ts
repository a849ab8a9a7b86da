import { formatSlot, parseParam } from '@/flows/params'
import { withQuery } from '@/lib/addresses/campaign-link'
import { mapsHref, telHref } from '@/lib/addresses/outward'
import { cityPath, clinicPath, PATHS } from '@/lib/addresses/paths'
import { cityById, cityIdOf } from '@/lib/catalogue/clinics/cities'
import { clinicPlace } from '@/lib/catalogue/clinics/clinic-address'
import { ratingOfPlace } from '@/lib/catalogue/clinics/ratings'
import { allOffered } from '@/lib/catalogue/treatments/offered-treatments'
import { pricePaise } from '@/lib/catalogue/treatments/prices'
import { offeredConsultations } from '@/lib/catalogue/treatments/public-consultations'
import { UNNAMED } from '@/lib/catalogue/treatments/treatment-names'
import { type Slot, spansOf } from '@/lib/domain/calendar/slots'
import { localOf, weekdayOf } from '@/lib/domain/clinic-time'
import { distanceKm } from '@/lib/domain/clinics/distance'
import { bookHref, type Campaign, pageHref, timeHref } from '@/lib/http/book-href'
import { priceAt } from '@/lib/http/steps/price-text'
import { costLine } from '@/lib/http/steps/treatment-cost'
import { consultationName } from '@/lib/http/steps/treatment-title'
import { fitsWish, wishAt, wishChips, wishTitle } from '@/lib/page-handlers/calendar/dentist-wishes'
import { byPart, dayOptions } from '@/lib/page-handlers/calendar/slot-view'
import { campaignForClinic } from '@/lib/page-handlers/clinics/arrival'
import { asOf } from '@/lib/page-handlers/clinics/as-of'
import { teamLines } from '@/lib/page-handlers/clinics/dentists-view'
import { clinicFactsView } from '@/lib/page-handlers/clinics/facts-view'
import { listLine } from '@/lib/page-handlers/clinics/list-line'
import { nearerCity } from '@/lib/page-handlers/clinics/nearer-city'
import { laterHoursOf, openingView, rangeOf } from '@/lib/page-handlers/clinics/opening-text'
import { clinicRatingView, reviewsView } from '@/lib/page-handlers/clinics/rating-view'
import { type ClinicQuery, sameNear } from '@/lib/page-handlers/clinics/searched'
import { fill } from '@/lib/texts/fill'
import { formatDayWithNear, formatKm, formatMoney, formatNearDay, formatTime } from '@/lib/texts/format'
import type { Texts } from '@/lib/texts/languages'
import { localName, localPlace } from '@/lib/texts/local-name'
import { getClinic } from '@/lib/use-cases/clinics/get'
import { getClinicFacts } from '@/lib/use-cases/clinics/get-facts'
import { type ClinicSearch, type FoundClinic, searchClinics } from '@/lib/use-cases/clinics/search'
import { listShownComments } from '@/lib/use-cases/clinics/serve-ratings'
import type { Deps } from '@/lib/use-cases/deps'
import type { CityClinic, CityView, ClinicDay, ClinicView, FreeTime } from '@/lib/views/clinics'
import type { ReviewsView } from '@/lib/views/site'

/** The names of schema.org, in every language. */
const SCHEMA_DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

const NEARBY = 4
/** A page for everybody has no owner, so it marks no hold as the reader's. */
const NOBODY = ''

type Elsewhere = { redirect: { destination: string; permanent: true } }
type ClinicRequest = { city: string; cid?: string; search: string; texts: Texts }

const lastOf = (search: string, name: 'day' | 'dentist'): string =>
  new URLSearchParams(search).getAll(name).at(-1) ?? ''

/** The day and the wish of the address. */
const chosenIn = (search: string) => ({
  day: lastOf(search, 'day'),
  fits: (slot: Slot, placeId: string) => fitsWish(placeId, wishAt(placeId, lastOf(search, 'dentist')))?.(slot) ?? false,
})

function viewsOf({ texts, search }: ClinicRequest, cityId: string, campaign: Campaign, now: Date) {
  const time = (clinic: FoundClinic, slot: FoundClinic['next'][number]): FreeTime => ({
    day: formatNearDay(texts, slot.date, now),
    time: formatTime(texts, slot.start),
    href: timeHref(clinic, slot, campaign),
    value: formatSlot({ date: slot.date, start: slot.start, end: slot.end, at: clinic.cid }),
  })
  const summary = ({ cid, name, locality, address }: FoundClinic) => ({
    ...localPlace(texts, { cid, name, locality, address }),
    href: pageHref(clinicPath(cityId, cid), campaign),
    bookHref: bookHref('INDIVIDUAL_CLINIC_PAGE', { cid }, campaign),
  })
  const openingOf = (clinic: FoundClinic) => {
    const { opening, isOpen } = openingView(texts, clinic, now)
    return { opening, isOpen }
  }
  const card = (clinic: FoundClinic, isMeasured = false): CityClinic => ({
    ...summary(clinic),
    distance: isMeasured ? fill(texts.clinics.FIND.km, { km: formatKm(clinic.distanceKm) }) : null,
    ...openingOf(clinic),
    at: { lat: clinic.lat, lng: clinic.lng },
    mapsHref: mapsHref(clinicPlace({ ...clinic, cityId })),
    times: clinic.next.map((slot) => time(clinic, slot)),
    team: teamLines(texts, clinic.placeId),
    rating: clinicRatingView(texts, clinic.placeId),
    open: null,
  })
  const openDay = (clinic: FoundClinic, chosen: ClinicSearch['chosen'], path: string): ClinicDay | null => {
    if (!chosen || clinic.next.length === 0) return null
    const { placeId } = clinic
    const wish = wishAt(placeId, lastOf(search, 'dentist'))
    const at = (day: string, dentist: string | undefined) => {
      const query = new URLSearchParams({ day, ...(dentist !== undefined && { dentist }) })
      return `${withQuery(pageHref(path, campaign), `${query}`)}#times`
    }
    const on = (day: string) => at(day, wish)
    const wishes = wishChips(texts, { placeId, wish, hrefOf: (dentist) => at(chosen.day, dentist) }, null)
    return {
      name: formatDayWithNear(texts, chosen.day, now),
      days: dayOptions({ texts, deps: { now } }, chosen, on),
      earlierHref: chosen.earlier && on(chosen.earlier),
      laterHref: chosen.later && on(chosen.later),
      parts: byPart(chosen.slots).map(({ part, slots }) => ({ part, times: slots.map((slot) => time(clinic, slot)) })),
      dentists:
        wishes.length === 0
          ? null
          : { wishes, title: wishTitle(texts, wish), times: chosen.preferred.map((slot) => time(clinic, slot)) },
    }
  }
  return { summary, card, openDay }
}

/** Redirects from another spelling of the city; null for an unknown one. */
function clinicCityView(
  { city, search }: ClinicRequest,
  at: (id: string) => string = cityPath,
): { id: string } | Elsewhere | null {
  if (cityById(city)) return { id: city }
  const id = cityIdOf(city)
  if (!id) return null
  return {
    redirect: { destination: pageHref(at(id), campaignForClinic(search)), permanent: true },
  }
}

const isElsewhere = (found: object): found is Elsewhere => 'redirect' in found

/** Soonest or nearest first; null if the chain has no clinic there. At most three statements. */
export async function cityView(
  deps: Deps,
  request: ClinicRequest & { searched: ClinicQuery },
): Promise<CityView | Elsewhere | null> {
  const found = clinicCityView(request)
  if (!found || isElsewhere(found)) return found
  const { texts, searched } = request
  const { typed, near } = searched
  const search = await searchClinics(deps, {
    cityId: found.id,
    owner: NOBODY,
    q: typed,
    near,
    opensOnly: true,
    ...chosenIn(request.search),
  })
  const city = cityById(found.id)
  if (!city || search.clinics.length === 0) return null
  const campaign = campaignForClinic(request.search)
  const { card, openDay } = viewsOf(request, city.id, campaign, deps.now)
  const { id } = city
  const name = localName(texts, city.name)
  const path = cityPath(id)
  return {
    id,
    name,
    state: localName(texts, city.state),
    nearer: await nearerCity(texts, deps, { cityId: id, near }, (to) =>
      sameNear(cityPath(to), campaign, request.search),
    ),
    search: { path, typed, city: { id, name }, outcome: listLine(texts, name, typed, search) },
    everywhereHref: search.matched ? null : pageHref(PATHS.clinics, { ...campaign, q: typed }),
    clinics: search.clinics.map((clinic) => ({
      ...card(clinic, search.from !== null),
      open: openDay(clinic, search.chosen, path),
    })),
    isOnly: search.isOnly,
    asOf: asOf(texts, deps.now),
    crumbs: [
      { label: texts.clinics.FIND.title, path: PATHS.clinics },
      { label: name, path },
    ],
  }
}

async function reviewsOf(deps: Deps, texts: Texts, placeId: string): Promise<ReviewsView | null> {
  const rating = ratingOfPlace(placeId)
  return rating ? reviewsView(texts, rating, await listShownComments(deps, placeId)) : null
}

/** The lowest and highest price of any visit at a clinic. */
function priceRangeOf(): string {
  const prices = allOffered().flatMap((treatment) => pricePaise(treatment, 'clinic') ?? [])
  return [Math.min(...prices), Math.max(...prices)].map((paise) => formatMoney(paise)).join('–')
}

const internationalOf = (phone: string): string => `+91${phone.replace(/\D/g, '').replace(/^0/, '')}`

/** Redirects if the clinic is in another city; null if there is none. At most four statements. */
export async function clinicView(
  deps: Deps,
  request: ClinicRequest & { cid: string },
): Promise<ClinicView | Elsewhere | null> {
  const found = clinicCityView(request, (id) => clinicPath(id, request.cid))
  if (!found || isElsewhere(found)) return found
  if (!('value' in parseParam('cid', request.cid))) return null
  const { texts } = request
  const { CLINIC, FIND, WEEKDAYS } = texts.clinics
  const campaign = campaignForClinic(request.search)
  const [{ clinics, chosen }, facts] = await Promise.all([
    searchClinics(deps, { cityId: found.id, owner: NOBODY, cid: request.cid, ...chosenIn(request.search) }),
    getClinicFacts(deps, request.cid),
  ])
  const city = cityById(found.id)
  const clinic = clinics.find(({ cid }) => cid === request.cid)
  if (!city || !clinic) {
    const moved = await getClinic(deps, request.cid)
    if (!moved || !cityById(moved.cityId)) return null
    return {
      redirect: { destination: pageHref(clinicPath(moved.cityId, moved.cid), campaign), permanent: true },
    }
  }
  const { summary, card, openDay } = viewsOf(request, city.id, campaign, deps.now)
  const today = weekdayOf(localOf(deps.now).date)
  const path = cityPath(city.id)
  return {
    ...card(clinic),
    open: openDay(clinic, chosen, clinicPath(city.id, clinic.cid)),
    city: { id: city.id, name: localName(texts, city.name), href: pageHref(path, campaign) },
    state: localName(texts, city.state),
    price: priceAt(texts, campaign.treatment ?? UNNAMED, 'clinic'),
    pincode: clinic.pincode,
    phone: { display: clinic.phone, href: telHref(clinic.phone), international: internationalOf(clinic.phone) },
    week: WEEKDAYS.map((day, at) => ({ day, hours: rangeOf(texts, clinic.hours[at] ?? null), today: at === today })),
    laterHours: laterHoursOf(texts, clinic, localOf(deps.now).date),
    openingHours: SCHEMA_DAYS.flatMap((day, at) => spansOf(clinic.hours[at]).map((span) => ({ day, ...span }))),
    facts: clinicFactsView(texts, facts),
    reviews: await reviewsOf(deps, texts, clinic.placeId),
    reserveHref: bookHref('INDIVIDUAL_CLINIC_PAGE', { cid: clinic.cid }, {}),
    priceRange: priceRangeOf(),
    services: offeredConsultations().map((entry) => ({
      label: consultationName(texts, entry),
      cost: costLine(texts, entry.treatment),
      href: bookHref('INDIVIDUAL_CLINIC_PAGE', { cid: clinic.cid, treatment: entry.treatment }, campaign),
    })),
    nearby: clinics
      .filter(({ cid }) => cid !== clinic.cid)
      .map((other) => ({ other, km: distanceKm(clinic, other) }))
      .sort((a, b) => a.km - b.km)
      .slice(0, NEARBY)
      .map(({ other, km }) => ({
        ...summary(other),
        distance: fill(CLINIC.distance, { km: formatKm(km), clinic: localName(texts, clinic.locality) }),
      })),
    asOf: asOf(texts, deps.now),
    crumbs: [
      { label: FIND.title, path: PATHS.clinics },
      { label: localName(texts, city.name), path },
      { label: localName(texts, clinic.name), path: clinicPath(city.id, clinic.cid) },
    ],
  }
}
