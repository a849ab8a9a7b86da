import { Lead } from '@/components/kit/lead'
import { TextLink } from '@/components/kit/text-link'
import { Band } from '@/components/site/band'
import { EmergencyCalls } from '@/components/site/emergency-calls'
import { FirstAid } from '@/components/site/first-aid'
import { Layout } from '@/components/site/layout'
import { NextChair, type NextChairProps } from '@/components/site/next-chair'
import { PageHead } from '@/components/site/page-head'
import { breadcrumbData } from '@/components/site/structured-data'
import { Trail } from '@/components/site/trail'
import { PATHS } from '@/lib/addresses/paths'
import { CITIES, cityById, cityIdOf } from '@/lib/catalogue/cities'
import { bookHref, campaignOf } from '@/lib/http/book-href'
import { searchOf, withPage } from '@/lib/http/with-page'
import { emergencyClinics } from '@/lib/screens/clinics/emergency'
import { EMERGENCY } from '@/lib/texts/en/emergency'
import { TRAIL } from '@/lib/texts/en/treatments-pages'

type Props = NextChairProps & { origin: string; videoHref: string }

export const getServerSideProps = withPage<Props>('/emergency', async ({ page, visitor }) => {
  const search = searchOf(page)
  // The city of the query is this page's own question.
  const { city: _asked, ...campaign } = campaignOf(search)
  const id = cityIdOf(new URLSearchParams(search).getAll('city').at(-1) ?? '')
  const options = CITIES.map(({ id: value, name: label }) => ({ value, label }))
  return {
    props: {
      origin: visitor.origin,
      campaign,
      cities: options.sort((a, b) => (a.label < b.label ? -1 : 1)),
      chosen: id && {
        id,
        name: cityById(id).name,
        clinics: await emergencyClinics(visitor.deps, id, campaign),
      },
      videoHref: bookHref('ORGANIC', { concern_category: 'emergency', ...(id ? { city: id } : {}) }, campaign),
    },
  }
})

const CRUMBS = [
  { label: TRAIL.home, path: PATHS.home },
  { label: EMERGENCY.title, path: PATHS.emergency },
]

export default function Emergency({ origin, videoHref, ...chair }: Props) {
  return (
    <Layout wide>
      <PageHead
        title={EMERGENCY.title}
        description={EMERGENCY.description}
        canonical={`${origin}${PATHS.emergency}`}
        data={[breadcrumbData(origin, CRUMBS)]}
      />
      <Trail crumbs={CRUMBS} />
      <h1 tabIndex={-1}>{EMERGENCY.title}</h1>
      <EmergencyCalls dentistHref="#dentist" />
      <Band title={EMERGENCY.now} toned>
        <FirstAid />
      </Band>
      <Band title={EMERGENCY.chair} id="dentist">
        <Lead>{EMERGENCY.chairLead}</Lead>
        <NextChair {...chair} />
        <p>
          <TextLink href={videoHref}>{EMERGENCY.video}</TextLink>
        </p>
      </Band>
    </Layout>
  )
}
