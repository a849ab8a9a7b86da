import Link from 'next/link'
import { CityCards } from '@/components/clinics/city-cards'
import { ClinicRows } from '@/components/clinics/clinic-rows'
import { FindForm } from '@/components/clinics/find-form'
import type { FindView } from '@/components/clinics/views'
import { Lead } from '@/components/kit/lead'
import { Section } from '@/components/kit/section'
import { Layout } from '@/components/site/layout'
import { PageHead } from '@/components/site/page-head'
import { PATHS } from '@/lib/addresses/paths'
import { useWords } from '@/lib/browser/words'
import { searchOf, withPage } from '@/lib/http/with-page'
import { findClinicView } from '@/lib/screens/clinics/find-clinic'
import { fill } from '@/lib/texts/fill'

type Props = { view: FindView; origin: string }

export const getServerSideProps = withPage<Props>('/clinics', async ({ page, visitor }) => ({
  props: { view: await findClinicView(visitor.words, visitor.deps, searchOf(page)), origin: visitor.origin },
}))

export default function Clinics({ view, origin }: Props) {
  const { FIND } = useWords('clinics')
  const { typed, outcome, found, cities } = view
  return (
    <Layout wide>
      <PageHead title={FIND.title} description={FIND.lead} canonical={`${origin}${PATHS.clinics}`} />
      <h1 tabIndex={-1}>{FIND.title}</h1>
      <Lead>{FIND.lead}</Lead>
      <FindForm typed={typed} outcome={outcome} />
      {found.map(({ id, name, href, clinics }) => (
        <Section key={id}>
          <h2>
            <Link href={href} prefetch={false}>
              {fill(FIND.inCity, { city: name })}
            </Link>
          </h2>
          <ClinicRows clinics={clinics} />
        </Section>
      ))}
      <Section title={typed === '' ? FIND.cities : FIND.all}>
        <CityCards cities={cities} />
      </Section>
    </Layout>
  )
}
