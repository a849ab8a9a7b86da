// A link that knows where it leads: within the site by the router, everywhere else by the browser.
import Link from 'next/link'
import type { ComponentProps } from 'react'

export type AnchorProps = ComponentProps<'a'> & {
  href: string
  /** By a whole page load, also within the site: where the page must be made anew. */
  isWhole?: boolean
}

export function Anchor({ href, isWhole = false, ...rest }: AnchorProps) {
  return isWhole || !href.startsWith('/') ? (
    <a href={href} {...rest} />
  ) : (
    <Link href={href} prefetch={false} {...rest} />
  )
}
