// Inside the site, Next preloads a page when a pointer comes near its link.
import Link from 'next/link'
import type { ComponentProps } from 'react'
import { isCommon } from '@/lib/addresses/languages'
import { useLocalPath } from '@/lib/browser/shell/use-local-path'

export type AnchorProps = Omit<ComponentProps<'a'>, 'href'> &
  Pick<ComponentProps<typeof Link>, 'scroll' | 'onNavigate'> & {
    href: string
    /** A full page load, for a page that must be made anew. */
    isWhole?: boolean
  }

export function Anchor({ isWhole = false, scroll, onNavigate, ...rest }: AnchorProps) {
  const localPath = useLocalPath()
  const href = localPath(rest.href)
  const isOtherLanguage = isCommon(href) && localPath('/') !== '/'
  // A browser's texts are of one language, so a page of another one is a new document.
  if (isWhole || isOtherLanguage || !href.startsWith('/')) return <a {...rest} href={href} />
  // Next would load the page of every visible link, and phones pay for data.
  return <Link prefetch={false} scroll={scroll} onNavigate={onNavigate} {...rest} />
}
