// A link to another page of this site. The browser follows it; where the page's scripts have come, the router goes there in
// its place, and begins to load that page when a pointer comes near. Next's own link does the same, and has fourteen hooks for
// watching what comes into view beside it, which nothing here asks for.
import { useRouter } from 'next/compat/router'
import type { ComponentProps, MouseEvent } from 'react'

export type PageLinkProps = ComponentProps<'a'> & {
  href: string
  /** Whether the page that comes begins at its top. */
  scroll?: boolean | undefined
  /** Heard of in place of going there, by who prevents that; a click that opens another tab is none. */
  onNavigate?: ((event: { preventDefault(): void }) => void) | undefined
}

/** A click that opens another tab or window, or keeps a file. */
const isBrowsers = ({ currentTarget: { target }, ...event }: MouseEvent<HTMLAnchorElement>): boolean =>
  (target !== '' && target !== '_self') || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey

export function PageLink({ href, scroll = true, onNavigate, onClick, ...rest }: PageLinkProps) {
  const router = useRouter()

  function follow(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event)
    if (!router || event.defaultPrevented || isBrowsers(event)) return
    event.preventDefault()
    let isTaken = false
    onNavigate?.({
      preventDefault: () => {
        isTaken = true
      },
    })
    if (!isTaken) void router.push(href, undefined, { scroll })
  }

  // What can't be loaded now is asked for again by the click.
  const approach = () => void router?.prefetch(href, undefined, { priority: true }).catch(() => undefined)
  return <a {...rest} href={href} onClick={follow} onMouseEnter={approach} onTouchStart={approach} />
}
