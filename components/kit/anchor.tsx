// A link that knows where it leads: within the site by the router, everywhere else by the browser.
import { PageLink, type PageLinkProps } from '@/components/kit/page-link'

export type AnchorProps = PageLinkProps & {
  /** By a whole page load, also within the site: where the page must be made anew. */
  isWhole?: boolean
}

export function Anchor({ isWhole = false, scroll, onNavigate, ...rest }: AnchorProps) {
  if (isWhole || !rest.href.startsWith('/')) return <a {...rest} />
  return <PageLink {...rest} scroll={scroll} onNavigate={onNavigate} />
}
