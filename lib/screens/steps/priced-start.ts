// The first step of a flow that is about one treatment: what is booked, and from how much.
import { FLOWS } from '@/flows/table'
import { treatmentOf } from '@/lib/domain/booked'
import { openPriceLine } from '@/lib/http/price-words'
import type { StepHandlers } from '@/lib/http/step-context'

export type PricedStartData = { price: string }

export const pricedStartSteps: StepHandlers<PricedStartData> = {
  async load({ flow, answers, words }) {
    const treatment = treatmentOf(FLOWS[flow], answers)
    return { price: openPriceLine(words, treatment) }
  },
}
