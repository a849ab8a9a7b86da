// The head of every page: the name, the ways through the site, help, and the one button.
import { Menu } from 'lucide-react'
import Link from 'next/link'
import styles from '@/components/site/header.module.css'
import { BRAND } from '@/lib/catalogue/brand'
import { SITE } from '@/lib/texts/en/site'

const WAYS = [
  { href: '/treatments', label: SITE.treatments },
  { href: '/clinics', label: SITE.clinics },
  { href: '/membership', label: SITE.membership },
  // The same for everybody: it leads a guest to signing in.
  { href: '/account', label: SITE.account },
]

function Ways() {
  return WAYS.map(({ href, label }) => (
    <li key={href}>
      <Link href={href} prefetch={false}>
        {label}
      </Link>
    </li>
  ))
}

const Help = () => (
  <a className={styles.help} href={BRAND.helpPhone.href}>
    <span className={styles.helpWord}>{SITE.help} </span>
    {BRAND.helpPhone.display}
  </a>
)

function Navigation() {
  return (
    <>
      <nav className={styles.nav} aria-label={SITE.menu}>
        <ul>
          <Ways />
        </ul>
      </nav>
      <Link className={styles.book} href="/unified-booking/input-phone?flow=ORGANIC" prefetch={false}>
        {SITE.book}
      </Link>
      <details className={styles.menu}>
        <summary>
          <Menu aria-hidden="true" />
          <span className="visually-hidden">{SITE.menu}</span>
        </summary>
        <nav aria-label={SITE.menu}>
          <ul>
            <Ways />
            <li>
              <Help />
            </li>
          </ul>
        </nav>
      </details>
    </>
  )
}

/** `quiet` keeps the name and the help alone. */
export function Header({ quiet }: { quiet: boolean }) {
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link className={styles.logo} href="/" prefetch={false}>
          <img src="/icon.svg" alt="" width={32} height={32} />
          {BRAND.name}
        </Link>
        {quiet ? <Help /> : <Navigation />}
      </div>
    </header>
  )
}
