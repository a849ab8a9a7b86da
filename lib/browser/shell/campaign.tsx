// The ways through the site: each with the campaign, city, treatment and clinic that a link brought.
import { createContext, type ReactNode, useContext } from 'react'
import { type CampaignLink, withQuery } from '@/lib/addresses/campaign-link'
import { BOOK } from '@/lib/addresses/paths'

const NOTHING: CampaignLink = { query: '', book: BOOK }
/** What the page before was told, for one that is the same for everybody. On a server, which has many readers, it stays empty. */
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

/** `book`: the first question with all that is known. `to`: another page. `fields`: those of a form that asks by GET. */
export function useCampaignLinks() {
  const { query, book } = useContext(CampaignContext)
  return {
    book,
    to: (path: string): string => withQuery(path, query),
    fields: () => [...new URLSearchParams(query)],
  }
}
