import { CityCards } from '@/components/clinics/city-cards'
import { ClinicRows } from '@/components/clinics/clinic-rows'
import { FindForm } from '@/components/clinics/find-form'
import { Anchor } from '@/components/kit/anchor'
import { CardGrid } from '@/components/kit/card-grid'
import { Lead } from '@/components/kit/lead'
import { Section } from '@/components/kit/section'
import { TextLink } from '@/components/kit/text-link'
import { Layout } from '@/components/site/layout'
import { PageHead } from '@/components/site/page-head'
import { TreatmentCard } from '@/components/site/treatment-card'
import { PATHS } from '@/lib/addresses/paths'
import { useTexts } from '@/lib/browser/texts'
import { campaignOf } from '@/lib/http/book-href'
import { withPage } from '@/lib/http/forms/with-page'
import { findClinicView } from '@/lib/page-handlers/clinics/find-clinic'
import { searchPage } from '@/lib/page-handlers/clinics/search-page'
import { readSearched } from '@/lib/page-handlers/clinics/searched'
import { fill } from '@/lib/texts/fill'
import type { FindView } from '@/lib/views/clinics'

type Props = { view: FindView; origin: string }

export const getServerSideProps = withPage<Props>(
  '/clinics',
  searchPage<Props>(
    (search) => ({ path: PATHS.clinics, campaign: campaignOf(search) }),
    async ({ visitor: { texts, deps, seal, origin }, search, campaign }) => ({
      props: { view: await findClinicView(texts, deps, readSearched(search, seal), campaign), origin },
    }),
  ),
)

export default function Clinics({ view, origin }: Props) {
  const { FIND } = useTexts('clinics')
  const { SITE } = useTexts('site')
  const { search, waitingHref, treatments, found, cities } = view
  return (
    <Layout wide>
      <PageHead title={FIND.title} description={FIND.lead} canonical={`${origin}${PATHS.clinics}`} />
      <h1 tabIndex={-1}>{FIND.title}</h1>
      <Lead>{FIND.lead}</Lead>
      <FindForm search={search} label={FIND.search} />
      {waitingHref ? (
        <p>
          <TextLink href={waitingHref}>{FIND.waitingList}</TextLink>
        </p>
      ) : null}
      {treatments.length > 0 ? (
        <Section title={SITE.treatments}>
          <CardGrid>
            {treatments.map((card) => (
              <TreatmentCard key={card.id} card={card} />
            ))}
          </CardGrid>
        </Section>
      ) : null}
      {found.map(({ id, name, href, clinics }) => (
        <Section key={id}>
          <h2>
            <Anchor href={href}>{fill(FIND.inCity, { city: name })}</Anchor>
          </h2>
          <ClinicRows clinics={clinics} />
        </Section>
      ))}
      <Section title={search.outcome === null ? FIND.cities : FIND.all}>
        <CityCards cities={cities} />
      </Section>
    </Layout>
  )
}
