// The first step of a flow that is about one treatment: what is booked, and from how much.
import { FLOWS } from '@/flows/table'
import { treatmentOf } from '@/lib/domain/booked'
import type { StepHandlers } from '@/lib/http/step-context'
import { openPrice, serviceName } from '@/lib/screens/price-view'
import { fill } from '@/lib/texts/fill'

export type PricedStartData = { price: string }

export const pricedStartSteps: StepHandlers<PricedStartData> = {
  async load({ flow, answers, words }) {
    const treatment = treatmentOf(FLOWS[flow], answers)
    return {
      price: fill(words.prices.PRICE.of, {
        service: serviceName(words, treatment),
        price: openPrice(words, treatment).toLowerCase(),
      }),
    }
  },
}
