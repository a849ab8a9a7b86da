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

/** For one line. Null if the chain does not say. */
export function costLine({ prices }: Texts, treatment: TreatmentKey): string | null {
  const price = costRange(treatment)
  return price && fill(prices.PRICE.ofTreatment, { price })
}

/** The chain's sentence on what the cost depends on, and instalments in whole rupees, rounded up. */
export function costNotes(texts: Texts, treatment: TreatmentKey): string[] {
  const { price, dependsOn } = factsOf(treatment) ?? {}
  const { instalments } = chain()
  const notes = dependsOn === undefined ? [] : [localName(texts, dependsOn)]
  if (!price || !instalments || price.to < instalments.fromPaise) return notes
  const { months, fromPaise } = instalments
  const monthly = Math.ceil(Math.max(price.from, fromPaise) / months / RUPEE) * RUPEE
  return [...notes, fill(texts.prices.PRICE.instalments, { months, price: formatMoney(monthly) })]
}
