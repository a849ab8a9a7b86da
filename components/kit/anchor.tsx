// Inside the site, Next preloads a page when a pointer comes near its link.
import Link from 'next/link'
import type { ComponentProps } from 'react'

export type AnchorProps = Omit<ComponentProps<'a'>, 'href'> &
  Pick<ComponentProps<typeof Link>, 'scroll' | 'onNavigate'> & {
    href: string
    /** A full page load, for a page that must be made anew. */
    isWhole?: boolean
  }

export function Anchor({ isWhole = false, scroll, onNavigate, ...rest }: AnchorProps) {
  if (isWhole || !rest.href.startsWith('/')) return <a {...rest} />
  // Next would load the page of every visible link, and phones pay for data.
  return <Link prefetch={false} scroll={scroll} onNavigate={onNavigate} {...rest} />
}
