// The first step of a flow that is about one treatment: to whom a campaign brought, what the campaign is about.
import type { CampaignView } from '@/components/step/views'
import type { StepHandlers } from '@/lib/http/step-context'
import { campaignView } from '@/lib/screens/steps/campaign'

export type PricedStartData = { campaign: CampaignView | null }

export const pricedStartSteps: StepHandlers<PricedStartData> = {
  load: async (context) => ({ campaign: await campaignView(context) }),
}
