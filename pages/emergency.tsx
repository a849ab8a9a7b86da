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
import { useTexts } from '@/lib/browser/texts'
import { cityIdOf } from '@/lib/catalogue/clinics/cities'
import { bookHref, campaignOf } from '@/lib/http/book-href'
import { searchOf, withPage } from '@/lib/http/forms/with-page'
import { asOf } from '@/lib/page-handlers/clinics/as-of'
import { emergencyCities, emergencyClinics, helpClosed } from '@/lib/page-handlers/clinics/emergency'
import { localName } from '@/lib/texts/local-name'

type Props = NextChairProps & { origin: string; videoHref: string }

export const getServerSideProps = withPage<Props>('/emergency', async ({ page, visitor }) => {
  const search = searchOf(page)
  // This page asks for the city itself.
  const { city: _asked, treatment: _treatment, cid: _cid, ...campaign } = campaignOf(search)
  const typed = cityIdOf(new URLSearchParams(search).getAll('city').at(-1) ?? '')
  const cities = await emergencyCities(visitor.deps)
  const city = cities.find(({ id }) => id === typed)
  return {
    props: {
      origin: visitor.origin,
      price: visitor.texts.prices.PRICE.consultationLine,
      campaign,
      cities: cities.map(({ id: value, name: label }) => ({ value, label: localName(visitor.texts, label) })),
      chosen: city
        ? {
            id: city.id,
            name: localName(visitor.texts, city.name),
            asOf: asOf(visitor.texts, visitor.deps.now),
            ...(await emergencyClinics(visitor.texts, visitor.deps, city.id, campaign)),
          }
        : null,
      helpClosed: helpClosed(visitor.texts, visitor.deps.now),
      videoHref: bookHref('ORGANIC', { concern_category: 'emergency', city: city?.id }, campaign),
    },
  }
})

export default function Emergency({ origin, videoHref, ...chair }: Props) {
  const { EMERGENCY } = useTexts('emergency')
  const { TRAIL } = useTexts('treatments-pages')
  const crumbs = [
    { label: TRAIL.home, path: PATHS.home },
    { label: EMERGENCY.title, path: PATHS.emergency },
  ]
  const dentist = (
    <Band title={EMERGENCY.chair} id="dentist">
      {chair.chosen ? null : <Lead>{EMERGENCY.chairLead}</Lead>}
      <NextChair {...chair} />
      <p data-screen>
        <TextLink href={videoHref}>{EMERGENCY.video}</TextLink>
      </p>
    </Band>
  )
  return (
    <Layout wide>
      <PageHead
        title={EMERGENCY.title}
        description={EMERGENCY.description}
        canonical={`${origin}${PATHS.emergency}`}
        data={[breadcrumbData(origin, crumbs)]}
      />
      <Trail crumbs={crumbs} />
      <h1 tabIndex={-1}>{EMERGENCY.title}</h1>
      <EmergencyCalls dentistHref="#dentist" />
      {/* With a known city, its slots come first. */}
      {chair.chosen ? dentist : null}
      <Band title={EMERGENCY.now} toned>
        <FirstAid helpClosed={chair.helpClosed} />
      </Band>
      {chair.chosen ? null : dentist}
    </Layout>
  )
}
