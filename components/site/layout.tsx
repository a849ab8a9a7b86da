// The frame of every page: skip link, header, main, footer.
import type { ReactNode } from 'react'
import { BookBar } from '@/components/site/book-bar'
import { Footer, ShortFooter } from '@/components/site/footer'
import { Header } from '@/components/site/header'
import styles from '@/components/site/layout.module.css'
import { useTexts } from '@/lib/browser/texts'

type Width = 'narrow' | 'step' | 'wide' | 'full'
type Props = {
  children: ReactNode
  /** `step` has the same left edge whatever stands beside the question; `full` leaves the width to the page's own bands. */
  width?: Width
  wide?: boolean
  /** Leaves out the site's navigation: a step page has one thing to do. */
  quiet?: boolean
  /** Whether a phone shows the bar that books: a step books by its own form. */
  hasBookBar?: boolean
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
}: Props) {
  const { SITE } = useTexts('site')
  // The site's navigation needs more room than the column of a small screen has.
  const frame = quiet ? width : width === 'step' ? 'start' : undefined
  return (
    <>
      <a className={styles.skip} href="#main">
        {SITE.skip}
      </a>
      <Header quiet={quiet} width={frame} />
      <main id="main" tabIndex={-1} className={MAIN[width]}>
        {children}
      </main>
      {quiet ? <ShortFooter width={frame} /> : <Footer />}
      {hasBookBar ? <BookBar /> : null}
    </>
  )
}
