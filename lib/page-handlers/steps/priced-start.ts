import type { StepHandlers } from '@/lib/http/steps/step-context'
import { campaignView } from '@/lib/page-handlers/steps/campaign'
import type { CampaignView } from '@/lib/views/steps'

export type PricedStartData = { campaign: CampaignView | null }

export const pricedStartSteps: StepHandlers<PricedStartData> = {
  load: async (context) => ({ campaign: await campaignView(context) }),
}
