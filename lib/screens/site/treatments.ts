// The treatments of the public catalogue as their pages show them: prices, words, and where Book leads.
import type { Price, PriceOffer, TreatmentCardView } from '@/components/site/views'
import type { Answers } from '@/flows/params'
import { treatmentPath } from '@/lib/addresses/paths'
import { PRICES_PAISE, serviceOf } from '@/lib/catalogue/prices'
import {
  consultationOf,
  consultationsOf,
  FAMILIES,
  type Family,
  PUBLIC_CONSULTATIONS,
  type PublicConsultation,
} from '@/lib/catalogue/public-consultations'
import { treatmentKeyOf } from '@/lib/catalogue/treatments'
import { type Brought, bookHref, pageHref } from '@/lib/http/book-href'
import { treatmentText } from '@/lib/texts/en/treatments/all'
import { TREATMENT_PAGE } from '@/lib/texts/en/treatments-pages'
import { fill } from '@/lib/texts/fill'
import { formatMoney } from '@/lib/texts/format'

const RELATED = 4

function bookedFrom({ books = {}, treatment }: PublicConsultation, campaign: Brought): string {
  const { flow = 'ORGANIC', category } = books
  const given: Answers = {
    ...(flow === 'ORGANIC' && { concern_category: category }),
    ...(category !== 'emergency' && { treatment }),
  }
  return bookHref(flow, given, campaign)
}

function pricesOf(id: string): { name: string; paise: number }[] {
  const { clinic, at_home: home } = PRICES_PAISE[serviceOf(consultationOf(id)?.treatment ?? 'other')]
  if (clinic === 0) return [{ name: TREATMENT_PAGE.consultation, paise: clinic }]
  if (home === null || home === clinic) return [{ name: TREATMENT_PAGE.scan, paise: clinic }]
  return [
    { name: TREATMENT_PAGE.scanClinic, paise: clinic },
    { name: TREATMENT_PAGE.scanHome, paise: home },
  ]
}

/** What a booking of this entry costs, in words and for search engines. */
export function treatmentPrices(id: string): { prices: Price[]; offers: PriceOffer[] } {
  const found = pricesOf(id)
  return {
    prices: found.map(({ name, paise }) => ({
      label: name,
      price: paise === 0 ? TREATMENT_PAGE.free : formatMoney(paise),
    })),
    offers: found.map(({ name, paise }) => ({ name, rupees: String(paise / 100) })),
  }
}

/** Where Book leads from this entry's page, and the free call for those that begin with a paid scan. */
export const treatmentLinks = (consultation: PublicConsultation, campaign: Brought) => ({
  bookHref: bookedFrom(consultation, campaign),
  callHref: consultation.call ? bookHref('PPR', { purpose: consultation.call }, campaign) : null,
})

/** An entry as a card that leads to its page. */
function treatmentCard({ id, treatmentName, image }: PublicConsultation, campaign: Brought): TreatmentCardView {
  const paise = pricesOf(id).map((price) => price.paise)
  const least = formatMoney(Math.min(...paise))
  const scan =
    paise.length > 1 ? fill(TREATMENT_PAGE.scanFrom, { price: least }) : fill(TREATMENT_PAGE.scanCard, { price: least })
  return {
    id,
    image,
    name: treatmentName,
    line: treatmentText(id).line,
    price: paise.includes(0) ? TREATMENT_PAGE.freeCard : scan,
    href: pageHref(treatmentPath(id), campaign),
  }
}

/** Every entry as a card, by family. */
export const treatmentFamilies = (campaign: Brought): { key: Family; cards: TreatmentCardView[] }[] =>
  FAMILIES.map((key) => ({ key, cards: consultationsOf(key).map((entry) => treatmentCard(entry, campaign)) }))

/** Four other entries: those of the family, then of regular care, which suits everybody, and of the next family. */
export function relatedTreatments(id: string, campaign: Brought): TreatmentCardView[] {
  const own = FAMILIES.filter((family) => consultationOf(id)?.family[0] === family)
  const entries = new Set([...own, ...FAMILIES].flatMap(consultationsOf).filter((entry) => entry.id !== id))
  return [...entries].slice(0, RELATED).map((entry) => treatmentCard(entry, campaign))
}

/** The entry that another name of its treatment means (`aligner_scan`, `aligner`): its page stands under the id. */
export function consultationByTreatment(name: string): PublicConsultation | undefined {
  const key = treatmentKeyOf(name)
  return PUBLIC_CONSULTATIONS.find(({ treatment }) => treatment === key)
}
