// A link: Next's own within the site, which begins to load a page when a pointer comes near, and the browser's to anywhere else.
import Link from 'next/link'
import type { ComponentProps } from 'react'

export type AnchorProps = Omit<ComponentProps<'a'>, 'href'> &
  Pick<ComponentProps<typeof Link>, 'scroll' | 'onNavigate'> & {
    href: string
    /** By a whole page load, also within the site: where the page must be made anew. */
    isWhole?: boolean
  }

export function Anchor({ isWhole = false, scroll, onNavigate, ...rest }: AnchorProps) {
  if (isWhole || !rest.href.startsWith('/')) return <a {...rest} />
  // Next would load each page whose link comes into view, and a phone pays for what it loads.
  return <Link prefetch={false} scroll={scroll} onNavigate={onNavigate} {...rest} />
}
