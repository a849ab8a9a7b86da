import { cityPath, clinicPath, PATHS } from '@/lib/addresses/paths'
import { citiesPopularFirst } from '@/lib/catalogue/clinics/cities'
import { bookHref, type Campaign, pageHref } from '@/lib/http/book-href'
import type { ClinicQuery } from '@/lib/page-handlers/clinics/searched'
import { treatmentNames, treatmentsNamed } from '@/lib/page-handlers/site/treatment-search'
import { fill, plural } from '@/lib/texts/fill'
import { formatKm } from '@/lib/texts/format'
import type { Texts } from '@/lib/texts/languages'
import { localName, localPlace } from '@/lib/texts/local-name'
import { type ClinicFind, type FoundInCity, findClinics } from '@/lib/use-cases/clinics/find'
import type { Deps } from '@/lib/use-cases/deps'
import type { ClinicSummary, FindView } from '@/lib/views/clinics'

function outcomeOf(texts: Texts, found: ClinicFind, typed: string): string {
  if (found.respelt === null) return resultLine(texts, found, typed)
  const meant = localName(texts, found.respelt)
  return fill(texts.clinics.FIND.respelt, { typed, meant, found: resultLine(texts, found, meant) })
}

function resultLine(texts: Texts, { from, isCityAlone, cities }: ClinicFind, typed: string): string {
  const { FIND } = texts.clinics
  const [first] = cities
  if (!first) return fill(FIND.nothing, { typed })
  if (from)
    return from.kind === 'here' ? FIND.nearestHere : fill(FIND.nearestTo, { place: localName(texts, from.name) })
  if (isCityAlone) return fill(FIND.near, { typed, city: localName(texts, first.name) })
  const count = cities.reduce((sum, { clinics }) => sum + clinics.length, 0)
  return plural(texts.language.LANGUAGE, FIND.found, { count, typed })
}

/** At most two statements. */
export async function findClinicView(
  texts: Texts,
  deps: Pick<Deps, 'db'>,
  { typed, near }: ClinicQuery,
  campaign: Campaign,
): Promise<FindView> {
  const { FIND } = texts.clinics
  const { found, all } = await findClinics(deps, { typed, near, others: treatmentNames() })
  const isAsked = near !== undefined || typed !== ''
  const treatments = isAsked && found.cities.length === 0 ? treatmentsNamed(texts, typed, campaign) : []
  const isTreatment = treatments.length > 0
  const cityHref = (id: string) => pageHref(cityPath(id), campaign)
  const summary = (city: string, clinic: FoundInCity['clinics'][number]): ClinicSummary & { distance?: string } => {
    const { cid, name, locality, address, distanceKm } = clinic
    return {
      ...localPlace(texts, { cid, name, locality, address }),
      href: pageHref(clinicPath(city, cid), campaign),
      bookHref: bookHref('INDIVIDUAL_CLINIC_PAGE', { cid }, campaign),
      ...(distanceKm === null ? {} : { distance: fill(FIND.km, { km: formatKm(distanceKm) }) }),
    }
  }
  return {
    search: {
      path: PATHS.clinics,
      typed,
      outcome: isTreatment ? fill(FIND.treatments, { typed }) : isAsked ? outcomeOf(texts, found, typed) : null,
    },
    treatments,
    // A visitor who meant exactly this can join the waiting list.
    waitingHref:
      isAsked && !isTreatment && (found.cities.length === 0 || found.respelt !== null)
        ? pageHref(PATHS.waitingList, { ...campaign, q: typed })
        : null,
    found: (isAsked ? found.cities : []).map(({ id, name, clinics }) => ({
      id,
      name: localName(texts, name),
      href: cityHref(id),
      clinics: clinics.map((clinic) => summary(id, clinic)),
    })),
    cities: citiesPopularFirst().flatMap(({ id, name }) => {
      const clinics = all.find((city) => city.id === id)?.clinics.length ?? 0
      return clinics > 0 ? [{ id, name: localName(texts, name), clinics, href: cityHref(id) }] : []
    }),
  }
}
