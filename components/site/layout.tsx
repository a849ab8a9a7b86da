import type { ReactNode } from 'react'
import type { PageForm } from '@/components/kit/languages'
import { BookBar } from '@/components/site/book-bar'
import { Footer, ShortFooter } from '@/components/site/footer'
import { Header } from '@/components/site/header'
import styles from '@/components/site/layout.module.css'
import { useTexts } from '@/lib/browser/texts'

type Width = 'narrow' | 'step' | 'wide' | 'full'
type Props = {
  children: ReactNode
  /** `step` keeps the same left edge beside any panel; `full` leaves the width to the page's bands. */
  width?: Width
  wide?: boolean
  /** Hides the site's navigation: a step has one thing to do. */
  quiet?: boolean
  /** False for a step, which books by its own form. */
  hasBookBar?: boolean
  form?: PageForm | undefined
}

const MAIN = { narrow: styles.narrow, step: styles.step, wide: styles.wide, full: styles.full } satisfies Record<
  Width,
  string | undefined
>

export function Layout({
  children,
  wide = false,
  width = wide ? 'wide' : 'narrow',
  quiet = false,
  hasBookBar = !quiet,
  form,
}: Props) {
  const { SITE } = useTexts('site')
  // The navigation needs more width than a small screen's column has.
  const frame = quiet ? width : width === 'step' ? 'start' : undefined
  return (
    <>
      <a className={styles.skip} href="#main">
        {SITE.skip}
      </a>
      <Header quiet={quiet} width={frame} form={form} />
      <main id="main" tabIndex={-1} className={MAIN[width]}>
        {children}
      </main>
      {quiet ? <ShortFooter width={frame} form={form} /> : <Footer form={form} />}
      {hasBookBar ? <BookBar /> : null}
    </>
  )
}
