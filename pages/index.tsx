import { Siren } from 'lucide-react'
import Link from 'next/link'
import { Picture } from '@/components/picture/picture'
import styles from '@/components/site/home.module.css'
import { Layout } from '@/components/site/layout'
import { PageHead } from '@/components/site/page-head'
import { PictureCards } from '@/components/site/picture-cards'
import { BRAND } from '@/lib/catalogue/brand'
import { POPULAR_CITIES } from '@/lib/catalogue/popular-cities'
import { PRICES_PAISE } from '@/lib/catalogue/prices'
import { withPage } from '@/lib/http/with-page'
import { HOME } from '@/lib/texts/en/site'
import { formatMoney } from '@/lib/texts/format'

type Props = { canonical: string; picture: string }

export const getServerSideProps = withPage<Props>(
  '/',
  async ({ visitor }) => ({
    props: { canonical: `${visitor.origin}/`, picture: `${visitor.origin}/art/og/heroes-home.png` },
  }),
  { indexed: true },
)

const book = (flow: string) => `/unified-booking/ext/input-phone?flow=${flow}`

const NEEDS = [
  { href: '/treatments/aligners', label: 'Aligners', picture: 'treatments/aligners' },
  { href: '/treatments/braces', label: 'Braces', picture: 'treatments/braces' },
  { href: '/treatments/implant_scan', label: 'Implants', picture: 'treatments/implant_scan' },
  { href: '/treatments/root_canal', label: 'Root canal', picture: 'treatments/root_canal' },
  { href: '/treatments/teeth_whitening', label: 'Teeth whitening', picture: 'treatments/teeth_whitening' },
  { href: '/treatments/teeth_cleaning', label: 'Teeth cleaning', picture: 'treatments/teeth_cleaning' },
] as const

const VISITS = [
  { href: book('PAID_ALIGNER'), label: HOME.aligner, line: HOME.alignerLine, price: PRICES_PAISE.clinicVisit },
  { href: book('PAID_IMPLANT'), label: HOME.implant, line: HOME.implantLine, price: PRICES_PAISE.implantScan },
  { href: book('SMILE_DESIGN'), label: HOME.smile, line: HOME.smileLine, price: PRICES_PAISE.smileDesign },
  { href: book('PAID_CLINIC'), label: HOME.clinic, line: HOME.clinicLine, price: PRICES_PAISE.clinicVisit },
]

const CITIES = POPULAR_CITIES.map(({ id, name }) => ({
  href: `/clinics/${id}`,
  label: name,
  picture: `cities/${id}` as const,
}))

function Hero() {
  return (
    <section className={styles.hero}>
      <div className={styles.heroInner}>
        <div>
          <h1 tabIndex={-1} className={styles.title}>
            {HOME.title}
          </h1>
          <p className={styles.lead}>{HOME.lead}</p>
          <p className={styles.actions} data-primary>
            <Link className={styles.button} href="/unified-booking/input-phone?flow=ORGANIC" prefetch={false}>
              {HOME.book}
            </Link>
            <Link className={styles.second} href="/free-smile-consultation" prefetch={false}>
              {HOME.consult}
            </Link>
          </p>
          <ul className={styles.facts}>
            {HOME.facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        </div>
        <Picture
          className={styles.scene}
          source="heroes/home"
          alt=""
          priority
          isStill
          sizes="(min-width: 64rem) 36rem, 92vw"
        />
      </div>
    </section>
  )
}

export default function Home({ canonical, picture }: Props) {
  return (
    <Layout width="full">
      <PageHead
        title={HOME.title}
        description={HOME.description}
        canonical={canonical}
        picture={picture}
        data={[{ '@type': 'Organization', name: BRAND.name, url: canonical, telephone: BRAND.helpPhone.display }]}
      />
      <Hero />
      <section className={styles.urgent}>
        <p>
          <Siren className={styles.siren} aria-hidden="true" />
          <strong>{HOME.urgent}</strong> {HOME.urgentLine}
        </p>
        <Link className={styles.urgentLink} href="/emergency" prefetch={false}>
          {HOME.urgentLink}
        </Link>
      </section>
      <section className={styles.band}>
        <h2>{HOME.needs}</h2>
        <PictureCards cards={NEEDS.map((need) => ({ ...need, line: HOME.free }))} />
        <p className={styles.more}>
          <Link href="/treatments" prefetch={false}>
            {HOME.allTreatments}
          </Link>
        </p>
      </section>
      <section className={styles.tinted}>
        <div className={styles.band}>
          <h2>{HOME.how}</h2>
          <ol className={styles.steps}>
            {HOME.steps.map((step) => (
              <li key={step.title} className={styles.step}>
                <h3>{step.title}</h3>
                <p>{step.line}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <section className={styles.band}>
        <h2>{HOME.cities}</h2>
        <PictureCards cards={CITIES} />
        <p className={styles.more}>
          <Link href="/clinics" prefetch={false}>
            {HOME.allCities}
          </Link>
        </p>
      </section>
      <section className={styles.tinted}>
        <div className={styles.band}>
          <h2>{HOME.visits}</h2>
          <p className={styles.lead}>{HOME.visitsLine}</p>
          <ul className={styles.visits}>
            {VISITS.map((visit) => (
              <li key={visit.href}>
                <Link className={styles.visit} href={visit.href} prefetch={false}>
                  <span className={styles.visitLabel}>{visit.label}</span>
                  <span>{visit.line}</span>
                  <span className={styles.price}>{HOME.from(formatMoney(visit.price))}</span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section className={styles.band}>
        <div className={styles.member}>
          <Picture
            className={styles.memberPicture}
            source="heroes/membership"
            alt=""
            sizes="(min-width: 48rem) 24rem, 92vw"
          />
          <div>
            <h2>{HOME.member}</h2>
            <p className={styles.lead}>{HOME.memberLine}</p>
            <p className={styles.actions}>
              <Link className={styles.second} href="/membership" prefetch={false}>
                {HOME.memberLink}
              </Link>
            </p>
          </div>
        </div>
      </section>
    </Layout>
  )
}
