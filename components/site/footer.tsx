// The foot of every page: emergency numbers, help, cities, and what the law and good manners ask for.
import Link from 'next/link'
import { List } from '@/components/kit/list'
import styles from '@/components/site/footer.module.css'
import { CONSULTATION, cityPath, PATHS } from '@/lib/addresses/paths'
import { BRAND } from '@/lib/catalogue/brand'
import { POPULAR_CITIES } from '@/lib/catalogue/popular-cities'
import { SITE } from '@/lib/texts/en/site'
import { fill } from '@/lib/texts/fill'

type Way = { href: string; label: string }

const PATIENTS: Way[] = [
  { href: PATHS.treatments, label: SITE.treatments },
  { href: PATHS.emergency, label: SITE.emergencyCare },
  { href: CONSULTATION, label: SITE.consultation },
  { href: PATHS.membership, label: SITE.membership },
  { href: PATHS.account, label: SITE.yourAccount },
]
const CITIES: Way[] = [
  ...POPULAR_CITIES.map(({ id, name }) => ({ href: cityPath(id), label: name })),
  { href: PATHS.clinics, label: SITE.clinics },
]
const ABOUT: Way[] = [
  { href: PATHS.privacy, label: SITE.privacy },
  { href: PATHS.terms, label: SITE.terms },
  { href: PATHS.accessibility, label: SITE.accessibility },
]

function Ways({ title, ways }: { title: string; ways: readonly Way[] }) {
  return (
    <nav aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <List className={styles.ways}>
        {ways.map(({ href, label }) => (
          <li key={href}>
            <Link href={href} prefetch={false}>
              {label}
            </Link>
          </li>
        ))}
      </List>
    </nav>
  )
}

const Help = () => (
  <>
    <p>{fill(SITE.emergency, { national: BRAND.emergency.national, ambulance: BRAND.emergency.ambulance })}</p>
    <p>
      {SITE.help}: <a href={BRAND.helpPhone.href}>{BRAND.helpPhone.display}</a>. {SITE.helpHours}
    </p>
  </>
)

export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div className={styles.help}>
          <p className={styles.name}>{BRAND.name}</p>
          <Help />
        </div>
        <Ways title={SITE.patients} ways={PATIENTS} />
        <Ways title={SITE.cities} ways={CITIES} />
        <Ways title={SITE.about} ways={ABOUT} />
      </div>
    </footer>
  )
}

/** What a page with one thing to do keeps of it. */
export function ShortFooter() {
  return (
    <footer className={styles.short}>
      <div className={styles.help}>
        <Help />
        <p>
          {BRAND.name} ·{' '}
          <Link href={PATHS.privacy} prefetch={false}>
            {SITE.privacy}
          </Link>
        </p>
      </div>
    </footer>
  )
}
