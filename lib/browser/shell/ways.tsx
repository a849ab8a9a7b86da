// The ways through the site: each with the campaign, city, treatment and clinic that a link brought.
import { createContext, type ReactNode, useContext } from 'react'
import { BOOK } from '@/lib/addresses/paths'
import { type WayOn, withQuery } from '@/lib/addresses/ways'

const NOTHING: WayOn = { query: '', book: BOOK }
/** What the page before was told, for one that is the same for everybody. On a server, which has many readers, it stays empty. */
const kept = { brought: NOTHING }

const WaysContext = createContext(NOTHING)

function keep(brought: WayOn | undefined): WayOn {
  if (brought) kept.brought = brought
  return kept.brought
}

type Props = { brought: WayOn | undefined; children: ReactNode }

export function WaysProvider({ brought, children }: Props) {
  const value = typeof window === 'undefined' ? (brought ?? NOTHING) : keep(brought)
  return <WaysContext value={value}>{children}</WaysContext>
}

/** `book`: the first question with all that is known. `to`: another page. `fields`: those of a form that asks by GET. */
export function useWays() {
  const { query, book } = useContext(WaysContext)
  return {
    book,
    to: (path: string): string => withQuery(path, query),
    fields: () => [...new URLSearchParams(query)],
  }
}
