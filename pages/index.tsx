import { Siren } from 'lucide-react'
import Link from 'next/link'
import { Picture } from '@/components/kit/picture'
import styles from '@/components/site/home.module.css'
import { Layout } from '@/components/site/layout'
import { PageHead } from '@/components/site/page-head'
import { PictureCards } from '@/components/site/picture-cards'
import { BRAND } from '@/lib/catalogue/brand'
import { searchOf, withPage } from '@/lib/http/with-page'
import { homeView } from '@/lib/screens/site/home'
import { HOME } from '@/lib/texts/en/home'

type Props = ReturnType<typeof homeView> & { origin: string }

export const getServerSideProps = withPage<Props>(
  '/',
  async ({ page, visitor }) => ({
    props: { ...homeView(searchOf(page)), origin: visitor.origin },
  }),
  { indexed: true },
)

function Hero({ links }: Pick<Props, 'links'>) {
  return (
    <section className={styles.hero}>
      <div className={styles.heroInner}>
        <div>
          <h1 tabIndex={-1} className={styles.title}>
            {HOME.title}
          </h1>
          <p className={styles.lead}>{HOME.lead}</p>
          <p className={styles.actions} data-primary>
            <Link className={styles.button} href={links.book} prefetch={false}>
              {HOME.book}
            </Link>
            <Link className={styles.second} href={links.consult} prefetch={false}>
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

export default function Home({ origin, links, needs, visits, cities }: Props) {
  return (
    <Layout width="full">
      <PageHead
        title={HOME.title}
        description={HOME.description}
        canonical={`${origin}/`}
        data={[{ '@type': 'Organization', name: BRAND.name, url: `${origin}/`, telephone: BRAND.helpPhone.display }]}
      />
      <Hero links={links} />
      <section className={styles.urgent}>
        <p>
          <Siren className={styles.siren} aria-hidden="true" />
          <strong>{HOME.urgent}</strong> {HOME.urgentLine}
        </p>
        <Link className={styles.urgentLink} href={links.emergency} prefetch={false}>
          {HOME.urgentLink}
        </Link>
      </section>
      <section className={styles.band}>
        <h2>{HOME.needs}</h2>
        <PictureCards cards={needs} />
        <p className={styles.more}>
          <Link href={links.treatments} prefetch={false}>
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
        <PictureCards cards={cities} />
        <p className={styles.more}>
          <Link href={links.clinics} prefetch={false}>
            {HOME.allCities}
          </Link>
        </p>
      </section>
      <section className={styles.tinted}>
        <div className={styles.band}>
          <h2>{HOME.visits}</h2>
          <p className={styles.lead}>{HOME.visitsLine}</p>
          <ul className={styles.visits}>
            {visits.map((visit) => (
              <li key={visit.href}>
                <Link className={styles.visit} href={visit.href} prefetch={false}>
                  <span className={styles.visitLabel}>{visit.label}</span>
                  <span>{visit.line}</span>
                  <span className={styles.price}>{visit.price}</span>
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
              <Link className={styles.second} href={links.membership} prefetch={false}>
                {HOME.memberLink}
              </Link>
            </p>
          </div>
        </div>
      </section>
    </Layout>
  )
}
