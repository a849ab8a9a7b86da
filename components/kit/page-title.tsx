import Head from 'next/head'
import type { ReactNode } from 'react'
import { useTexts } from '@/lib/browser/texts'
import { fill } from '@/lib/texts/fill'

/** `children` are further head elements. */
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
