import { createContext, type ReactNode, useContext } from 'react'
import { type CampaignLink, withQuery } from '@/lib/addresses/campaign-link'
import { BOOK } from '@/lib/addresses/paths'

const NOTHING: CampaignLink = { query: '', book: BOOK }
/** A page cached for everyone takes the previous page's parameters. Empty on a server, which serves many visitors. */
const carried = { brought: NOTHING }

const CampaignContext = createContext(NOTHING)

function withCampaign(brought: CampaignLink | undefined): CampaignLink {
  if (brought) carried.brought = brought
  return carried.brought
}

type Props = { brought: CampaignLink | undefined; children: ReactNode }

export function CampaignProvider({ brought, children }: Props) {
  const value = typeof window === 'undefined' ? (brought ?? NOTHING) : withCampaign(brought)
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
