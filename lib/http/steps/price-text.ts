// Usual prices only. lib/page-handlers/clinics/price-view.ts has those of one patient.

import { isPaidFirst } from '@/lib/catalogue/treatments/payments'
import { pricePaise as paiseAt, pricesPaise, type Service, serviceOf } from '@/lib/catalogue/treatments/prices'
import type { Where } from '@/lib/catalogue/treatments/treatment-record'
import type { TreatmentKey } from '@/lib/catalogue/treatments/treatments'
import { type FlowTerms, isAtHome, treatmentOf, type VisitAnswers } from '@/lib/domain/booking/booked'
import { fill } from '@/lib/texts/fill'
import { formatMoney } from '@/lib/texts/format'
import type { Texts } from '@/lib/texts/languages'

export const serviceName = ({ treatments, prices }: Texts, service: Service): string =>
  service === 'consultation' ? prices.PRICE.service : treatments.SERVICES[service].name

export function serviceNote({ treatments, prices }: Texts, service: Service, where: Where): string {
  if (service === 'consultation') return prices.PRICE.consultationNote
  const { note, noteAtHome } = treatments.SERVICES[service]
  return where === 'at_home' && noteAtHome ? `${note} ${noteAtHome}` : note
}

/** Returns what a patient pays, in paise; a member may pay less than `usualPaise`. */
export type Tariff = (service: Service, usualPaise: number) => number

export const asUsual: Tariff = (_service, usualPaise) => usualPaise

type Place = Where | 'open'
type Paid = { service: Service; paise: number; isOpen: boolean; isFree: boolean; isMembers: boolean }

/** Without a place, the lowest price. Null when the place does not offer it. */
function paidFor(treatment: TreatmentKey, place: Place, pay: Tariff): Paid | null {
  const usual = place === 'open' ? pricesPaise(treatment) : [paiseAt(treatment, place)]
  const [least = null, ...more] = usual
  if (least === null) return null
  const service = serviceOf(treatment)
  const paise = pay(service, least)
  return { service, paise, isOpen: more.length > 0, isFree: least === 0, isMembers: paise < least }
}

type Sentences = Record<'usual' | 'usualFrom' | 'members' | 'membersFrom' | 'membersFree' | 'consultation', string>

function priceText(texts: Texts, { service, paise, isOpen, isFree, isMembers }: Paid, sentences: Sentences): string {
  if (isFree) return sentences.consultation
  const members = paise === 0 ? sentences.membersFree : isOpen ? sentences.membersFrom : sentences.members
  const usual = isOpen ? sentences.usualFrom : sentences.usual
  const holes = { service: serviceName(texts, service), price: formatMoney(paise) }
  return fill<string>(isMembers ? members : usual, holes)
}

export function openPrice(texts: Texts, treatment: TreatmentKey): string {
  const { PRICE } = texts.prices
  const [least = 0, ...more] = pricesPaise(treatment)
  if (least === 0) return PRICE.consultation
  const price = formatMoney(least)
  return more.length > 0 ? fill(PRICE.from, { price }) : price
}

export function cardPrice(
  texts: Texts,
  treatment: TreatmentKey,
  place: 'open' | 'clinic' = 'open',
  pay = asUsual,
): string {
  const { PRICE, MEMBER_PRICE } = texts.prices
  const paid = paidFor(treatment, place, pay)
  const members = { members: MEMBER_PRICE.card, membersFrom: MEMBER_PRICE.cardFrom, membersFree: MEMBER_PRICE.included }
  const usual = { usual: PRICE.card, usualFrom: PRICE.cardFrom, consultation: PRICE.consultation }
  return paid ? priceText(texts, paid, { ...members, ...usual }) : ''
}

export function priceAt(texts: Texts, treatment: TreatmentKey, place: Place, pay = asUsual): string {
  const { PRICE, MEMBER_PRICE } = texts.prices
  const paid = paidFor(treatment, place, pay)
  const isFirst = isPaidFirst(place)
  const members = {
    members: isFirst ? MEMBER_PRICE.ofFirst : MEMBER_PRICE.of,
    membersFrom: MEMBER_PRICE.ofFrom,
    membersFree: MEMBER_PRICE.included,
  }
  const usual = {
    usual: isFirst ? PRICE.ofFirst : PRICE.of,
    usualFrom: PRICE.ofFrom,
    consultation: PRICE.consultationLine,
  }
  return paid ? priceText(texts, paid, { ...members, ...usual }) : ''
}

/** Empty while the treatment is unknown. */
export function walkPrice(texts: Texts, settled: FlowTerms, answers: VisitAnswers, pay = asUsual): string {
  if (settled.treatment === undefined && answers.treatment === undefined) return ''
  const treatment = treatmentOf(settled, answers)
  const isOpen = answers.location === undefined && settled.clinic !== 'given'
  return priceAt(texts, treatment, isOpen ? 'open' : isAtHome(settled, answers) ? 'at_home' : 'clinic', pay)
}
