// The frame of every page: skip link, header, main, footer.
import Link from 'next/link'
import type { ReactNode } from 'react'
import styles from '@/components/site/layout.module.css'
import { BRAND } from '@/lib/catalogue/brand'
import { SITE } from '@/lib/texts/en/site'

type Props = { children: ReactNode; wide?: boolean; quiet?: boolean }

/** `quiet` leaves out the site's navigation: a step page has one thing to do. */
export function Layout({ children, wide = false, quiet = false }: Props) {
  return (
    <>
      <a className={styles.skip} href="#main">
        {SITE.skip}
      </a>
      <header className={styles.header}>
        <div className={styles.bar}>
          <Link className={styles.logo} href="/">
            {BRAND.name}
          </Link>
          {quiet ? null : (
            <nav className={styles.nav} aria-label={SITE.home}>
              <Link href="/clinics">{SITE.clinics}</Link>
              <Link href="/member/activation">{SITE.membership}</Link>
            </nav>
          )}
          <a className={styles.help} href={BRAND.helpPhone.href}>
            <span className={styles.helpWord}>{SITE.help} </span>
            {BRAND.helpPhone.display}
          </a>
        </div>
      </header>
      <main id="main" tabIndex={-1} className={wide ? styles.wide : styles.narrow}>
        {children}
      </main>
      <footer className={styles.footer}>
        <div className={styles.foot}>
          <p>{SITE.emergency(BRAND.emergency.national, BRAND.emergency.ambulance)}</p>
          <p>
            {SITE.help}: <a href={BRAND.helpPhone.href}>{BRAND.helpPhone.display}</a>. {SITE.helpHours}
          </p>
          <p>
            {BRAND.name} ·{' '}
            <Link href="/privacy" prefetch={false}>
              {SITE.privacy}
            </Link>
          </p>
        </div>
      </footer>
    </>
  )
}
