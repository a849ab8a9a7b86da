// The first step of a flow that is about one treatment: to whom a campaign brought, what the campaign is about.

import type { StepHandlers } from '@/lib/http/steps/step-context'
import { campaignView } from '@/lib/page-handlers/steps/campaign'
import type { CampaignView } from '@/lib/views/steps'

export type PricedStartData = { campaign: CampaignView | null }

export const pricedStartSteps: StepHandlers<PricedStartData> = {
  load: async (context) => ({ campaign: await campaignView(context) }),
}
