import Head from 'next/head'
import Link from 'next/link'
import { Layout } from '@/components/site/layout'
import styles from '@/components/site/site.module.css'
import { BRAND } from '@/lib/catalogue/brand'
import { withPage } from '@/lib/http/with-page'
import { listClinics } from '@/lib/server/list-clinics'
import { CLINICS_PAGE, SITE } from '@/lib/texts/en/site'

type Props = { cities: { name: string; clinics: { cid: string; name: string; address: string }[] }[] }

export const getServerSideProps = withPage<Props>(
  '/clinics',
  async ({ visitor }) => ({
    props: { cities: await listClinics(visitor.deps) },
  }),
  { indexed: true },
)

export default function Clinics({ cities }: Props) {
  return (
    <Layout wide>
      <Head>
        <title>{SITE.titleOf(CLINICS_PAGE.title, BRAND.name)}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
      </Head>
      <h1 tabIndex={-1}>{CLINICS_PAGE.title}</h1>
      <p className={styles.lead}>{CLINICS_PAGE.lead}</p>
      <div className={styles.columns}>
        {cities.map((city) => (
          <section key={city.name}>
            <h2>{city.name}</h2>
            <ul className={styles.plain}>
              {city.clinics.map((clinic) => (
                <li key={clinic.cid}>
                  <Link
                    href={`/unified-booking/input-phone?flow=INDIVIDUAL_CLINIC_PAGE&cid=${clinic.cid}`}
                    prefetch={false}
                  >
                    {CLINICS_PAGE.book(clinic.name)}
                  </Link>
                  <span className={styles.line}>{clinic.address}</span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Layout>
  )
}
