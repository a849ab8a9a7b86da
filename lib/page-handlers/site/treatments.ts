import type { Answers } from '@/flows/params'
import { FLOWS } from '@/flows/table'
import { treatmentPath } from '@/lib/addresses/paths'
import { factsOf } from '@/lib/catalogue/chain'
import { ratingOfTreatment } from '@/lib/catalogue/clinics/ratings'
import { BOOKING_FLOWS } from '@/lib/catalogue/flow-names'
import { isPriced, priceOfTreatment, serviceOf } from '@/lib/catalogue/treatments/prices'
import {
  consultationsOf,
  offeredConsultations,
  type PublicConsultation,
} from '@/lib/catalogue/treatments/public-consultations'
import { recordOf, treatmentKeyOf } from '@/lib/catalogue/treatments/treatment-names'
import { FAMILIES, type TreatmentFamily } from '@/lib/catalogue/treatments/treatment-record'
import type { TreatmentKey } from '@/lib/catalogue/treatments/treatments'
import { treatmentMinutes } from '@/lib/domain/booking/booked'
import { bookHref, type Campaign, pageHref } from '@/lib/http/book-href'
import { cardPrice, serviceName, serviceNote } from '@/lib/http/steps/price-text'
import { costLine, costNotes, costRange } from '@/lib/http/steps/treatment-cost'
import { consultationName, visitLength } from '@/lib/http/steps/treatment-title'
import { ratingView } from '@/lib/page-handlers/clinics/rating-view'
import { fill } from '@/lib/texts/fill'
import { formatLongDay, formatMoney } from '@/lib/texts/format'
import type { Texts } from '@/lib/texts/languages'
import { localName } from '@/lib/texts/local-name'
import type { Price, PriceOffer, RatingView, TreatmentCardView } from '@/lib/views/site'

const RELATED = 4

/** The treatment's own flow, or the one that asks for the treatment. */
function bookedFrom({ category, treatment }: PublicConsultation, campaign: Campaign): string {
  const answers: Answers = {
    ...(category && { concern_category: category }),
    ...(category !== 'emergency' && { treatment }),
  }
  return bookHref(BOOKING_FLOWS.find((flow) => FLOWS[flow].treatment === treatment) ?? 'ORGANIC', answers, campaign)
}

function listedPrices(texts: Texts, treatment: TreatmentKey): { name: string; paise: number }[] {
  const { TREATMENT_PAGE } = texts['treatments-pages']
  const { clinic, at_home: home } = priceOfTreatment(treatment)
  if (clinic === 0) return [{ name: TREATMENT_PAGE.consultation, paise: clinic }]
  const service = serviceName(texts, serviceOf(treatment))
  const free = { name: TREATMENT_PAGE.call, paise: 0 }
  if (home === null || home === clinic) return [{ name: service, paise: clinic }, free]
  return [
    { name: fill(TREATMENT_PAGE.atClinic, { service }), paise: clinic },
    { name: fill(TREATMENT_PAGE.atHome, { service }), paise: home },
    free,
  ]
}

function notesOf(texts: Texts, treatment: TreatmentKey): string[] {
  const { TREATMENT_PAGE } = texts['treatments-pages']
  if (!isPriced(treatment)) return [TREATMENT_PAGE.freePay]
  return [serviceNote(texts, treatment, 'at_home'), TREATMENT_PAGE.pay]
}

/** Our patients' answers, or else the rating in the chain's file. The catalogue's own are nobody's opinion. */
export function treatmentRating(texts: Texts, { treatment }: PublicConsultation): RatingView | null {
  const own = ratingOfTreatment(treatment)
  if (own) return ratingView(texts, own)
  const { rating } = factsOf(treatment) ?? {}
  if (!rating) return null
  const { value, source, date } = rating
  const { TREATMENT_PAGE } = texts['treatments-pages']
  const text = fill(TREATMENT_PAGE.rating, {
    rating: value,
    source: localName(texts, source),
    day: formatLongDay(texts, date),
  })
  return { text, asked: null, scores: [] }
}

/** The catalogue's text, and the price of a booking that is not free. */
export function catalogueLine(texts: Texts, treatment: TreatmentKey): string {
  const { SHORT_DESCRIPTION } = texts.treatments
  if (!isPriced(treatment)) return SHORT_DESCRIPTION
  return fill(texts.treatments.CARD_LINE, { short: SHORT_DESCRIPTION, price: cardPrice(texts, treatment) })
}

export function treatmentPrices(
  texts: Texts,
  { treatment }: PublicConsultation,
): { prices: Price[]; offers: PriceOffer[]; priceNote: string } {
  const { TREATMENT_PAGE } = texts['treatments-pages']
  const found = listedPrices(texts, treatment)
  const cost = costRange(treatment)
  const length = visitLength(texts, treatmentMinutes(treatment))
  return {
    prices: [
      ...found.map(({ name, paise }) => ({
        label: name,
        price: paise === 0 ? TREATMENT_PAGE.free : formatMoney(paise),
      })),
      ...(cost ? [{ label: texts.prices.PRICE.treatment, price: cost }] : []),
      ...(length ? [{ label: texts.treatments.VISIT.label, price: length }] : []),
    ],
    // Without the free call, which is no part of the booking.
    offers: found
      .filter(({ paise }) => paise > 0 || !isPriced(treatment))
      .map(({ name, paise }) => ({ name, rupees: String(paise / 100) })),
    priceNote: [...costNotes(texts, treatment), ...notesOf(texts, treatment)].join(' '),
  }
}

/** Also the free call if the booking costs something. */
export const treatmentLinks = (consultation: PublicConsultation, campaign: Campaign) => {
  const [purpose] = recordOf(consultation.treatment).purposes ?? []
  return {
    bookHref: bookedFrom(consultation, campaign),
    callHref: purpose && isPriced(consultation.treatment) ? bookHref('PPR', { purpose }, campaign) : null,
  }
}

export function treatmentCard(texts: Texts, entry: PublicConsultation, campaign: Campaign): TreatmentCardView {
  const { id, treatment, image } = entry
  const { line } = texts.treatments.TREATMENT_TEXTS[id]
  return {
    id,
    image,
    name: consultationName(texts, entry),
    line,
    rating: treatmentRating(texts, entry),
    price: catalogueLine(texts, treatment),
    cost: costLine(texts, treatment),
    href: pageHref(treatmentPath(id), campaign),
  }
}

export const treatmentFamilies = (
  texts: Texts,
  campaign: Campaign,
): { key: TreatmentFamily; cards: TreatmentCardView[] }[] =>
  FAMILIES.map((key) => ({ key, cards: consultationsOf(key).map((entry) => treatmentCard(texts, entry, campaign)) }))

/** Four entries: from the same family, from regular care (which suits everybody), and from the next family. */
export function relatedTreatments(
  texts: Texts,
  { id, family }: PublicConsultation,
  campaign: Campaign,
): TreatmentCardView[] {
  const entries = new Set([family[0], ...FAMILIES].flatMap(consultationsOf).filter((entry) => entry.id !== id))
  return [...entries].slice(0, RELATED).map((entry) => treatmentCard(texts, entry, campaign))
}

/** By another name of its treatment (`aligner_scan`, `aligner`). */
export function consultationByTreatment(name: string): PublicConsultation | undefined {
  const key = treatmentKeyOf(name)
  return offeredConsultations().find(({ treatment }) => treatment === key)
}
