// A link that knows where it leads. Within the site the router goes there in the browser's place, where the page's scripts have
// come, and begins to load that page when a pointer comes near; everywhere else the browser goes. Next's own link does the same,
// and has fourteen hooks for watching what comes into view beside it, which nothing here asks for.
import { useRouter } from 'next/compat/router'
import type { ComponentProps, MouseEvent } from 'react'

export type AnchorProps = ComponentProps<'a'> & {
  href: string
  /** By a whole page load, also within the site: where the page must be made anew. */
  isWhole?: boolean
  /** Whether the page that comes begins at its top. */
  scroll?: boolean | undefined
  /** Heard of in place of going there, by who prevents that; a click that opens another tab is none. */
  onNavigate?: ((event: { preventDefault(): void }) => void) | undefined
}

/** A click that opens another tab or window, or keeps what is behind the link. */
function isBrowsers(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target } = event.currentTarget
  return (target !== '' && target !== '_self') || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
}

export function Anchor({ isWhole = false, scroll = true, onNavigate, ...rest }: AnchorProps) {
  const { href, onClick } = rest
  const router = useRouter()
  if (isWhole || !href.startsWith('/')) return <a {...rest} />

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
