// The first step of a flow that is about one treatment: what is booked, and from how much; to whom a campaign brought, more.
import type { CampaignView } from '@/components/step/views'
import { FLOWS } from '@/flows/table'
import { treatmentOf } from '@/lib/domain/booked'
import { openPriceLine } from '@/lib/http/price-words'
import type { StepHandlers } from '@/lib/http/step-context'
import { campaignView } from '@/lib/screens/steps/campaign'

export type PricedStartData = { price: string; campaign: CampaignView | null }

export const pricedStartSteps: StepHandlers<PricedStartData> = {
  load: async (context) => ({
    price: openPriceLine(context.words, treatmentOf(FLOWS[context.flow], context.answers)),
    campaign: await campaignView(context),
  }),
}
