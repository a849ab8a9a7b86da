import Link from 'next/link'
import { CityCards } from '@/components/clinics/city-cards'
import { ClinicRow } from '@/components/clinics/clinic-row'
import styles from '@/components/clinics/clinics.module.css'
import { FindForm } from '@/components/clinics/find-form'
import type { FindView } from '@/components/clinics/views'
import { Layout } from '@/components/site/layout'
import { PageHead } from '@/components/site/page-head'
import { PATHS } from '@/lib/addresses/paths'
import { searchOf, withPage } from '@/lib/http/with-page'
import { findClinicView } from '@/lib/screens/clinics/find-clinic'
import { FIND } from '@/lib/texts/en/clinics'

type Props = { view: FindView; origin: string }

export const getServerSideProps = withPage<Props>('/clinics', async ({ page, visitor }) => ({
  props: { view: await findClinicView(visitor.deps, searchOf(page)), origin: visitor.origin },
}))

export default function Clinics({ view, origin }: Props) {
  const { typed, outcome, found, cities } = view
  return (
    <Layout wide>
      <PageHead title={FIND.title} description={FIND.lead} canonical={`${origin}${PATHS.clinics}`} />
      <h1 tabIndex={-1}>{FIND.title}</h1>
      <p className={styles.lead}>{FIND.lead}</p>
      <FindForm typed={typed} />
      {outcome ? (
        <p className={styles.outcome} role="status">
          {outcome}
        </p>
      ) : null}
      {found.map(({ id, name, href, clinics }) => (
        <section key={id} className={styles.section}>
          <h2>
            <Link href={href} prefetch={false}>
              {FIND.inCity(name)}
            </Link>
          </h2>
          <ul className={styles.rows}>
            {clinics.map((clinic) => (
              <ClinicRow key={clinic.cid} clinic={clinic} />
            ))}
          </ul>
        </section>
      ))}
      <section className={styles.section}>
        <h2>{typed === '' ? FIND.cities : FIND.all}</h2>
        <CityCards cities={cities} />
      </section>
    </Layout>
  )
}
