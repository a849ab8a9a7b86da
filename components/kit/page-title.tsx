// The page's title in the browser's bar, with the brand's name behind it, and how wide the page is drawn.
import Head from 'next/head'
import type { ReactNode } from 'react'
import { useTexts } from '@/lib/browser/texts'
import { fill } from '@/lib/texts/fill'

/** `children` are further elements of the head, as they are. */
export function PageTitle({ title, children }: { title: string; children?: ReactNode }) {
  const { SITE } = useTexts('site')
  const { BRAND } = useTexts('brand')
  return (
    <Head>
      <title>{fill(SITE.titleOf, { title, brand: BRAND.name })}</title>
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      {children}
    </Head>
  )
}
