// What is booked and what it costs, in words: by service and place, the same on every page. What a certain patient pays is
// lib/screens/price-view.ts.

import { pricePaise as paiseAt, pricesPaise, type Service, serviceOf } from '@/lib/catalogue/prices'
import type { Where } from '@/lib/catalogue/treatment-record'
import type { TreatmentKey } from '@/lib/catalogue/treatments'
import { type FlowTerms, isAtHome, treatmentOf, type VisitAnswers } from '@/lib/domain/booked'
import { fill } from '@/lib/texts/fill'
import { formatMoney } from '@/lib/texts/format'
import type { Words } from '@/lib/texts/languages'

/** How a service is called. */
export const serviceName = ({ treatments, prices }: Words, service: Service): string =>
  service === 'consultation' ? prices.PRICE.service : treatments.SERVICES[service].name

/** What a service is; told wherever its price is. */
export function serviceNote({ treatments, prices }: Words, service: Service, where: Where): string {
  if (service === 'consultation') return prices.PRICE.consultationNote
  const { note, noteAtHome } = treatments.SERVICES[service]
  return (where === 'at_home' && noteAtHome) || note
}

/** The lowest price, and whether there are others. */
function openPaise(treatment: TreatmentKey): { least: number; isOpen: boolean } {
  const [least = 0, ...more] = pricesPaise(treatment)
  return { least, isOpen: more.length > 0 }
}

/** What a treatment's booking costs, while its place is still open: the amount alone, for who reads the service beside it. */
export function openPrice(words: Words, treatment: TreatmentKey): string {
  const { PRICE } = words.prices
  const { least, isOpen } = openPaise(treatment)
  if (least === 0) return PRICE.consultation
  const price = formatMoney(words, least)
  return isOpen ? fill(PRICE.from, { price }) : price
}

/** The same on the card of a treatment: what is paid for, and how much; at a clinic where the place is settled. */
export function cardPrice(words: Words, treatment: TreatmentKey, place: 'open' | 'clinic' = 'open'): string {
  const { PRICE } = words.prices
  const { least, isOpen } =
    place === 'open' ? openPaise(treatment) : { least: paiseAt(treatment, place) ?? 0, isOpen: false }
  if (least === 0) return PRICE.consultation
  const service = serviceName(words, serviceOf(treatment))
  return fill(isOpen ? PRICE.cardFrom : PRICE.card, { service, price: formatMoney(words, least) })
}

/** What a treatment's booking costs in one line, while its place is still open. */
export function openPriceLine(words: Words, treatment: TreatmentKey): string {
  const { PRICE } = words.prices
  const { least, isOpen } = openPaise(treatment)
  if (least === 0) return PRICE.consultationLine
  const service = serviceName(words, serviceOf(treatment))
  return fill(isOpen ? PRICE.ofFrom : PRICE.of, { service, price: formatMoney(words, least) })
}

/** What a treatment's booking costs at a place, in one line; empty where it can't be had there. */
export function priceAt(words: Words, treatment: TreatmentKey, where: Where): string {
  const { PRICE } = words.prices
  const paise = paiseAt(treatment, where)
  if (paise === null) return ''
  if (paise === 0) return PRICE.consultationLine
  return fill(PRICE.of, { service: serviceName(words, serviceOf(treatment)), price: formatMoney(words, paise) })
}

/** What a walk's booking costs as far as it is known, in one line; empty while nobody knows what is booked. */
export function walkPrice(words: Words, settled: FlowTerms, answers: VisitAnswers): string {
  if (settled.treatment === undefined && answers.treatment === undefined) return ''
  const treatment = treatmentOf(settled, answers)
  if (answers.location === undefined && settled.clinic !== 'given') return openPriceLine(words, treatment)
  return priceAt(words, treatment, isAtHome(settled, answers) ? 'at_home' : 'clinic')
}
