// The usual price of a treatment itself, from the chain's file. The price of a booking is in price-text.ts.

import { chain, factsOf } from '@/lib/catalogue/chain'
import type { TreatmentKey } from '@/lib/catalogue/treatments/treatments'
import { fill } from '@/lib/texts/fill'
import { formatMoney } from '@/lib/texts/format'
import type { Texts } from '@/lib/texts/languages'
import { localName } from '@/lib/texts/local-name'

const RUPEE = 100

/** Like `₹3,500 – ₹9,000`. Null if the chain does not say. */
export function costRange(treatment: TreatmentKey): string | null {
  const { price } = factsOf(treatment) ?? {}
  if (!price) return null
  const { from, to } = price
  return from === to ? formatMoney(from) : `${formatMoney(from)}\u00a0– ${formatMoney(to)}`
}

/** The least instalment, in whole rupees, rounded up. Null if there are none for the treatment. */
function monthlyPaise(treatment: TreatmentKey): number | null {
  const { price } = factsOf(treatment) ?? {}
  const { instalments } = chain()
  if (!price || !instalments || price.to < instalments.fromPaise) return null
  return Math.ceil(Math.max(price.from, instalments.fromPaise) / instalments.months / RUPEE) * RUPEE
}

/** For one line. Null if the chain does not say. */
export function costLine({ prices }: Texts, treatment: TreatmentKey): string | null {
  const price = costRange(treatment)
  if (price === null) return null
  const { ofTreatment, ofTreatmentMonthly } = prices.PRICE
  const monthly = monthlyPaise(treatment)
  return monthly === null
    ? fill(ofTreatment, { price })
    : fill(ofTreatmentMonthly, { price, monthly: formatMoney(monthly) })
}

/** The chain's sentence on what the cost depends on, and the instalments. */
export function costNotes(texts: Texts, treatment: TreatmentKey): string[] {
  const { dependsOn } = factsOf(treatment) ?? {}
  const months = chain().instalments?.months
  const monthly = monthlyPaise(treatment)
  const { instalments } = texts.prices.PRICE
  return [
    ...(dependsOn === undefined ? [] : [localName(texts, dependsOn)]),
    ...(monthly === null || !months ? [] : [fill(instalments, { months, price: formatMoney(monthly) })]),
  ]
}

/** With the promise of a final price, for a patient who is about to book. */
export function costLines(texts: Texts, treatment: TreatmentKey): string[] {
  const price = costRange(treatment)
  if (price === null) return []
  const { ofTreatment, consultationNote } = texts.prices.PRICE
  return [fill(ofTreatment, { price }), ...costNotes(texts, treatment), consultationNote]
}
