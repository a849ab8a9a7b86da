import { CardGrid } from '@/components/kit/card-grid'
import { Lead } from '@/components/kit/lead'
import { Band } from '@/components/site/band'
import { Layout } from '@/components/site/layout'
import { PageHead } from '@/components/site/page-head'
import { breadcrumbData } from '@/components/site/structured-data'
import { Trail } from '@/components/site/trail'
import { TreatmentCard } from '@/components/site/treatment-card'
import { PATHS } from '@/lib/addresses/paths'
import { useTexts } from '@/lib/browser/texts'
import { campaignOf } from '@/lib/http/book-href'
import { searchOf, withPage } from '@/lib/http/forms/with-page'
import { treatmentFamilies } from '@/lib/page-handlers/site/treatments'

type Props = { origin: string; families: ReturnType<typeof treatmentFamilies> }

export const getServerSideProps = withPage<Props>('/treatments', async ({ page, visitor }) => ({
  props: { origin: visitor.origin, families: treatmentFamilies(visitor.texts, campaignOf(searchOf(page))) },
}))

export default function Treatments({ origin, families }: Props) {
  const { TRAIL, TREATMENTS_PAGE } = useTexts('treatments-pages')
  const crumbs = [
    { label: TRAIL.home, path: PATHS.home },
    { label: TREATMENTS_PAGE.title, path: PATHS.treatments },
  ]
  return (
    <Layout wide>
      <PageHead
        title={TREATMENTS_PAGE.title}
        description={TREATMENTS_PAGE.description}
        canonical={`${origin}${PATHS.treatments}`}
        data={[breadcrumbData(origin, crumbs)]}
      />
      <Trail crumbs={crumbs} />
      <h1 tabIndex={-1}>{TREATMENTS_PAGE.title}</h1>
      <Lead>{TREATMENTS_PAGE.lead}</Lead>
      {families.map(({ key, cards }, at) => (
        <Band key={key} title={TREATMENTS_PAGE.families[key]} toned={at % 2 === 1}>
          <CardGrid>
            {cards.map((card) => (
              <TreatmentCard key={card.id} card={card} />
            ))}
          </CardGrid>
        </Band>
      ))}
    </Layout>
  )
}
