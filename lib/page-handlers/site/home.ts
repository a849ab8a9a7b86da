import { FLOWS } from '@/flows/table'
import { CONSULTATION, cityPath, PATHS, treatmentPath } from '@/lib/addresses/paths'
import { cityPicture } from '@/lib/catalogue/pictures'
import { serviceOf } from '@/lib/catalogue/treatments/prices'
import { firstConsultations } from '@/lib/catalogue/treatments/public-consultations'
import { treatmentOf } from '@/lib/domain/booking/booked'
import { bookHref, bookHrefOf, campaignOf, pageHref } from '@/lib/http/book-href'
import { openPrice, serviceName } from '@/lib/http/steps/price-text'
import { consultationName } from '@/lib/http/steps/treatment-title'
import { catalogueLine } from '@/lib/page-handlers/site/treatments'
import type { Texts } from '@/lib/texts/languages'
import type { HomeView } from '@/lib/views/site'

const VISITS = [
  { flow: 'PAID_ALIGNER', line: 'alignerLine' },
  { flow: 'PAID_IMPLANT', line: 'implantLine' },
  { flow: 'SMILE_DESIGN', line: 'smileLine' },
  { flow: 'PAID_CLINIC', line: 'clinicLine' },
] as const

/** `search` is the page's query. */
export function homeView(texts: Texts, search: string, next: HomeView['next']): HomeView {
  const { HOME } = texts.home
  const campaign = campaignOf(search)
  const to = (path: string) => pageHref(path, campaign)
  return {
    next,
    links: {
      book: bookHrefOf(search),
      consult: to(CONSULTATION),
      emergency: to(PATHS.emergency),
      treatments: to(PATHS.treatments),
      clinics: to(PATHS.clinics),
      membership: texts.brand.OFFERED.includes('membership') ? to(PATHS.membership) : null,
    },
    needs: firstConsultations().map((entry) => ({
      href: to(treatmentPath(entry.id)),
      label: consultationName(texts, entry),
      line: catalogueLine(texts, entry.treatment),
      picture: entry.image,
    })),
    visits: VISITS.map(({ flow, line }) => {
      const treatment = treatmentOf(FLOWS[flow], {})
      return {
        href: bookHref(flow, {}, campaign),
        label: serviceName(texts, serviceOf(treatment)),
        line: HOME[line],
        price: openPrice(texts, treatment),
      }
    }),
    cities: texts.brand.CITIES.map(({ id, name }) => ({
      href: to(cityPath(id)),
      label: name,
      picture: cityPicture(id),
    })),
  }
}
