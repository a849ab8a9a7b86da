// The treatments of the public catalogue as their pages show them: prices, words, and where Book leads.

import type { Price, PriceOffer, TreatmentCardView } from '@/components/site/views'
import type { Answers } from '@/flows/params'
import { FLOWS } from '@/flows/table'
import { treatmentPath } from '@/lib/addresses/paths'
import { BOOKING_FLOWS } from '@/lib/catalogue/flow-names'
import { isPriced, priceOfTreatment } from '@/lib/catalogue/prices'
import { consultationsOf, PUBLIC_CONSULTATIONS, type PublicConsultation } from '@/lib/catalogue/public-consultations'
import { recordOf, treatmentKeyOf } from '@/lib/catalogue/treatment-names'
import { FAMILIES, type Family } from '@/lib/catalogue/treatment-record'
import type { TreatmentKey } from '@/lib/catalogue/treatments'
import { bookHref, type Campaign, pageHref } from '@/lib/http/book-href'
import { fill } from '@/lib/texts/fill'
import { formatMoney } from '@/lib/texts/format'
import type { Words } from '@/lib/texts/languages'

const RELATED = 4

/** Into the flow that is about the treatment, or else into the one that asks what it is about. */
function bookedFrom({ category, treatment }: PublicConsultation, campaign: Campaign): string {
  const given: Answers = {
    ...(category && { concern_category: category }),
    ...(category !== 'emergency' && { treatment }),
  }
  return bookHref(BOOKING_FLOWS.find((flow) => FLOWS[flow].treatment === treatment) ?? 'ORGANIC', given, campaign)
}

function pricesOf(words: Words, treatment: TreatmentKey): { name: string; paise: number }[] {
  const { TREATMENT_PAGE } = words['treatments-pages']
  const { clinic, at_home: home } = priceOfTreatment(treatment)
  if (clinic === 0) return [{ name: TREATMENT_PAGE.consultation, paise: clinic }]
  if (home === null || home === clinic) return [{ name: TREATMENT_PAGE.scan, paise: clinic }]
  return [
    { name: TREATMENT_PAGE.scanClinic, paise: clinic },
    { name: TREATMENT_PAGE.scanHome, paise: home },
  ]
}

/** What a booking of this entry costs, in words and for search engines. */
export function treatmentPrices(
  words: Words,
  { treatment }: PublicConsultation,
): { prices: Price[]; offers: PriceOffer[] } {
  const { TREATMENT_PAGE } = words['treatments-pages']
  const found = pricesOf(words, treatment)
  return {
    prices: found.map(({ name, paise }) => ({
      label: name,
      price: paise === 0 ? TREATMENT_PAGE.free : formatMoney(words, paise),
    })),
    offers: found.map(({ name, paise }) => ({ name, rupees: String(paise / 100) })),
  }
}

/** Where Book leads from this entry's page, and the free call where a booking costs something. */
export const treatmentLinks = (consultation: PublicConsultation, campaign: Campaign) => {
  const [purpose] = recordOf(consultation.treatment).purposes ?? []
  return {
    bookHref: bookedFrom(consultation, campaign),
    callHref: purpose && isPriced(consultation.treatment) ? bookHref('PPR', { purpose }, campaign) : null,
  }
}

/** An entry as a card that leads to its page. */
function treatmentCard(
  words: Words,
  { id, treatment, image }: PublicConsultation,
  campaign: Campaign,
): TreatmentCardView {
  const { TREATMENT_PAGE } = words['treatments-pages']
  const paise = pricesOf(words, treatment).map((price) => price.paise)
  const { name, line } = words.treatments.TREATMENT_TEXTS[id]
  const least = formatMoney(words, Math.min(...paise))
  const scan =
    paise.length > 1 ? fill(TREATMENT_PAGE.scanFrom, { price: least }) : fill(TREATMENT_PAGE.scanCard, { price: least })
  return {
    id,
    image,
    name,
    line,
    price: paise.includes(0) ? TREATMENT_PAGE.freeCard : scan,
    href: pageHref(treatmentPath(id), campaign),
  }
}

/** Every entry as a card, by family. */
export const treatmentFamilies = (words: Words, campaign: Campaign): { key: Family; cards: TreatmentCardView[] }[] =>
  FAMILIES.map((key) => ({ key, cards: consultationsOf(key).map((entry) => treatmentCard(words, entry, campaign)) }))

/** Four other entries: those of the family, then of regular care, which suits everybody, and of the next family. */
export function relatedTreatments(
  words: Words,
  { id, family }: PublicConsultation,
  campaign: Campaign,
): TreatmentCardView[] {
  const entries = new Set([family[0], ...FAMILIES].flatMap(consultationsOf).filter((entry) => entry.id !== id))
  return [...entries].slice(0, RELATED).map((entry) => treatmentCard(words, entry, campaign))
}

/** The entry that another name of its treatment means (`aligner_scan`, `aligner`): its page stands under the id. */
export function consultationByTreatment(name: string): PublicConsultation | undefined {
  const key = treatmentKeyOf(name)
  return PUBLIC_CONSULTATIONS.find(({ treatment }) => treatment === key)
}
