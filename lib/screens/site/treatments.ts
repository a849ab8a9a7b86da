// The treatments of the public catalogue as their pages show them: prices, words, and where Book leads.
import type { Price, PriceOffer, TreatmentCardView } from '@/components/site/views'
import type { Answers } from '@/flows/params'
import { treatmentPath } from '@/lib/addresses/paths'
import type { ConcernCategory } from '@/lib/catalogue/concerns'
import type { FlowName } from '@/lib/catalogue/flow-names'
import { PRICES_PAISE, serviceOf } from '@/lib/catalogue/prices'
import { consultationOf, PUBLIC_CONSULTATIONS, type PublicConsultation } from '@/lib/catalogue/public-consultations'
import { TREATMENT_FAMILIES, type TreatmentFamily } from '@/lib/catalogue/treatment-families'
import { treatmentKeyOf } from '@/lib/catalogue/treatments'
import { type Brought, bookHref, pageHref } from '@/lib/http/book-href'
import { treatmentText } from '@/lib/texts/en/treatments/all'
import { TREATMENT_PAGE } from '@/lib/texts/en/treatments-pages'
import { formatMoney } from '@/lib/texts/format'

const RELATED = 4

type Way = { flow: FlowName; given: Answers }

// What hurts may be an emergency: root canal and extraction leave the category open for the patient to say so.
const CATEGORIES: Record<string, ConcernCategory> = {
  braces: 'alignment',
  dental_veneers: 'cosmetic',
  teeth_whitening: 'cosmetic',
  dental_jewellery: 'cosmetic',
  dental_bonding: 'cosmetic',
  complete_dentures: 'missing',
  bridges: 'missing',
  scaling_root_planing: 'gums',
  teeth_cleaning: 'hygiene',
  routine_checkup: 'hygiene',
}

const CALLS: Record<string, Answers> = {
  aligners: { purpose: 'crooked_teeth' },
  implant_scan: { purpose: 'missing_teeth' },
}

function wayOf({ id, treatment }: PublicConsultation): Way {
  if (id === 'aligners') return { flow: 'PAID_ALIGNER', given: { treatment } }
  if (id === 'implant_scan') return { flow: 'PAID_IMPLANT', given: { treatment } }
  if (id === 'emergency') return { flow: 'ORGANIC', given: { concern_category: 'emergency' } }
  return { flow: 'ORGANIC', given: { concern_category: CATEGORIES[id], treatment } }
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
export function treatmentLinks(consultation: PublicConsultation, campaign: Brought) {
  const { flow, given } = wayOf(consultation)
  const call = CALLS[consultation.id]
  return {
    bookHref: bookHref(flow, given, campaign),
    callHref: call ? bookHref('PPR', call, campaign) : null,
  }
}

/** An entry as a card that leads to its page. */
function treatmentCard({ id, treatmentName, image }: PublicConsultation, campaign: Brought): TreatmentCardView {
  const paise = pricesOf(id).map((price) => price.paise)
  const least = formatMoney(Math.min(...paise))
  const scan = paise.length > 1 ? TREATMENT_PAGE.scanFrom(least) : TREATMENT_PAGE.scanCard(least)
  return {
    id,
    image,
    name: treatmentName,
    line: treatmentText(id).line,
    price: paise.includes(0) ? TREATMENT_PAGE.freeCard : scan,
    href: pageHref(treatmentPath(id), campaign),
  }
}

const entriesOf = (ids: readonly string[]): PublicConsultation[] =>
  ids.map(consultationOf).filter((entry) => entry !== undefined)

/** Every entry as a card, by family. */
export const treatmentFamilies = (campaign: Brought): { key: TreatmentFamily['key']; cards: TreatmentCardView[] }[] =>
  TREATMENT_FAMILIES.map(({ key, ids }) => ({
    key,
    cards: entriesOf(ids).map((entry) => treatmentCard(entry, campaign)),
  }))

/** Four other entries: those of the family, then of regular care, which suits everybody, and of the next family. */
export function relatedTreatments(id: string, campaign: Brought): TreatmentCardView[] {
  const own = TREATMENT_FAMILIES.filter(({ ids }) => ids.some((each) => each === id))
  const ids = new Set<string>([...own, ...TREATMENT_FAMILIES].flatMap((family) => family.ids))
  ids.delete(id)
  return entriesOf([...ids].slice(0, RELATED)).map((entry) => treatmentCard(entry, campaign))
}

/** The entry that another name of its treatment means (`aligner_scan`, `aligner`): its page stands under the id. */
export function consultationByTreatment(name: string): PublicConsultation | undefined {
  const key = treatmentKeyOf(name)
  return PUBLIC_CONSULTATIONS.find(({ treatment }) => treatment === key)
}
