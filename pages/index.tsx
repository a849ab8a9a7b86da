import Head from 'next/head'
import Link from 'next/link'
import { Layout } from '@/components/site/layout'
import styles from '@/components/site/site.module.css'
import { BRAND } from '@/lib/catalogue/brand'
import { PRICES_PAISE } from '@/lib/catalogue/prices'
import { HOME, SITE } from '@/lib/texts/en/site'
import { formatMoney } from '@/lib/texts/format'

const ext = (flow: string) => `/unified-booking/ext/input-phone?flow=${flow}`

const WAYS = [
  { href: '/free-smile-consultation', label: HOME.consult, line: HOME.consultLine },
  { href: ext('PAID_ALIGNER'), label: HOME.aligner, line: HOME.from(formatMoney(PRICES_PAISE.clinicVisit)) },
  { href: ext('PAID_IMPLANT'), label: HOME.implant, line: formatMoney(PRICES_PAISE.implantScan) },
  { href: ext('SMILE_DESIGN'), label: HOME.smile, line: formatMoney(PRICES_PAISE.smileDesign) },
  { href: ext('PAID_CLINIC'), label: HOME.clinic, line: formatMoney(PRICES_PAISE.clinicVisit) },
  { href: '/clinics', label: HOME.atClinic, line: HOME.atClinicLine },
  { href: '/member/activation', label: HOME.member, line: HOME.memberLine },
]

export default function Home() {
  return (
    <Layout wide>
      <Head>
        <title>{SITE.titleOf(HOME.title, BRAND.name)}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
      </Head>
      <h1 tabIndex={-1}>{HOME.title}</h1>
      <p className={styles.lead}>{HOME.lead}</p>
      <p className={styles.action}>
        <Link className={styles.button} href="/unified-booking/input-phone?flow=ORGANIC" prefetch={false}>
          {HOME.book}
        </Link>
      </p>
      <h2 className={styles.heading}>{HOME.ways}</h2>
      <ul className={styles.cards}>
        {WAYS.map((way) => (
          <li key={way.href}>
            <Link className={styles.card} href={way.href} prefetch={false}>
              <span className={styles.cardLabel}>{way.label}</span>
              <span className={styles.line}>{way.line}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Layout>
  )
}
