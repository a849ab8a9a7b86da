// What the first page leads to, each link with the campaign that brought the visitor.
import { POPULAR_CITIES } from '@/lib/catalogue/popular-cities'
import { PRICES_PAISE } from '@/lib/catalogue/prices'
import { type ConsultationId, consultationOf } from '@/lib/catalogue/public-consultations'
import { bookHref, bookHrefOf, campaignOf, pageHref } from '@/lib/http/book-href'
import { HOME } from '@/lib/texts/en/home'
import { formatMoney } from '@/lib/texts/format'

const NEEDS: readonly ConsultationId[] = [
  'aligners',
  'braces',
  'implant_scan',
  'root_canal',
  'teeth_whitening',
  'teeth_cleaning',
]
const VISITS = [
  { flow: 'PAID_ALIGNER', label: HOME.aligner, line: HOME.alignerLine, paise: PRICES_PAISE.clinicVisit },
  { flow: 'PAID_IMPLANT', label: HOME.implant, line: HOME.implantLine, paise: PRICES_PAISE.implantScan },
  { flow: 'SMILE_DESIGN', label: HOME.smile, line: HOME.smileLine, paise: PRICES_PAISE.smileDesign },
  { flow: 'PAID_CLINIC', label: HOME.clinic, line: HOME.clinicLine, paise: PRICES_PAISE.clinicVisit },
] as const

/** `search` is the page's query. */
export function homeView(search: string) {
  const campaign = campaignOf(search)
  const to = (path: string) => pageHref(path, campaign)
  return {
    links: {
      book: bookHrefOf(search),
      consult: to('/free-smile-consultation'),
      emergency: to('/emergency'),
      treatments: to('/treatments'),
      clinics: to('/clinics'),
      membership: to('/membership'),
    },
    needs: NEEDS.flatMap((id) => {
      const found = consultationOf(id)
      return found
        ? [{ href: to(`/treatments/${id}`), label: found.treatmentName, line: HOME.free, picture: found.image }]
        : []
    }),
    visits: VISITS.map(({ flow, label, line, paise }) => ({
      href: bookHref(flow, {}, campaign),
      label,
      line,
      price: HOME.from(formatMoney(paise)),
    })),
    cities: POPULAR_CITIES.map(({ id, name }) => ({
      href: to(`/clinics/${id}`),
      label: name,
      picture: `cities/${id}` as const,
    })),
  }
}
