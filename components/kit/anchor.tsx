// A link that knows where it leads: within the site by the router, everywhere else by the browser.
import Link from 'next/link'
import type { ComponentProps } from 'react'

export type AnchorProps = ComponentProps<'a'> & {
  href: string
  /** By a whole page load, also within the site: where the page must be made anew. */
  isWhole?: boolean
  /** Whether the page that comes begins at its top. */
  scroll?: boolean
  /** Heard of in place of going there, by who prevents that; a click that opens another tab is none. */
  onNavigate?: ComponentProps<typeof Link>['onNavigate']
}

export function Anchor({ href, isWhole = false, scroll, onNavigate, ...rest }: AnchorProps) {
  if (isWhole || !href.startsWith('/')) return <a href={href} {...rest} />
  return <Link href={href} prefetch={false} scroll={scroll} onNavigate={onNavigate} {...rest} />
}
