import { createContext, type ReactNode, useContext } from 'react'
import { type CampaignLink, withQuery } from '@/lib/addresses/campaign-link'
import { BOOK } from '@/lib/addresses/paths'

const NOTHING: CampaignLink = { query: '', book: BOOK }
/** A page cached for everyone takes the previous page's parameters. Empty on a server, which serves many visitors. */
const carried = { campaign: NOTHING }

const CampaignContext = createContext(NOTHING)

function withCampaign(campaign: CampaignLink | undefined): CampaignLink {
  if (campaign) carried.campaign = campaign
  return carried.campaign
}

type Props = { campaign: CampaignLink | undefined; children: ReactNode }

export function CampaignProvider({ campaign, children }: Props) {
  const value = typeof window === 'undefined' ? (campaign ?? NOTHING) : withCampaign(campaign)
  return <CampaignContext value={value}>{children}</CampaignContext>
}

export function useCampaignLinks() {
  const { query, book } = useContext(CampaignContext)
  return {
    book,
    to: (path: string): string => withQuery(path, query),
    fields: () => [...new URLSearchParams(query)],
  }
}
