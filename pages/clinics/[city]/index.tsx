import type { GetServerSidePropsContext } from 'next'
import { ClinicEntries } from '@/components/clinics/clinic-entries'
import { FindForm } from '@/components/clinics/find-form'
import { Lead } from '@/components/kit/lead'
import { Note } from '@/components/kit/note'
import { TextLink } from '@/components/kit/text-link'
import { BesideMap } from '@/components/map/beside-map'
import { Layout } from '@/components/site/layout'
import { PageHead } from '@/components/site/page-head'
import { breadcrumbData } from '@/components/site/structured-data'
import { Trail } from '@/components/site/trail'
import { sharedPath } from '@/lib/addresses/brand'
import { cityPath } from '@/lib/addresses/paths'
import { useTexts } from '@/lib/browser/texts'
import { cityIdOf } from '@/lib/catalogue/clinics/cities'
import { cityPicture } from '@/lib/catalogue/pictures'
import { withPage } from '@/lib/http/forms/with-page'
import { campaignForClinic } from '@/lib/page-handlers/clinics/arrival'
import { cityView } from '@/lib/page-handlers/clinics/clinic-pages'
import { searchPage } from '@/lib/page-handlers/clinics/search-page'
import { readSearched } from '@/lib/page-handlers/clinics/searched'
import { fill, plural } from '@/lib/texts/fill'
import type { CityView } from '@/lib/views/clinics'

type Props = { view: CityView; origin: string; tiles: { url: string; attribution: string } | null }

const cityIn = ({ params }: GetServerSidePropsContext): string => String(params?.city)

export const getServerSideProps = withPage<Props>(
  '/clinics/[city]',
  searchPage<Props>(
    (search, page) => ({ path: cityPath(cityIdOf(cityIn(page)) ?? cityIn(page)), campaign: campaignForClinic(search) }),
    async ({ page, visitor, search }) => {
      const { texts, seal, deps, origin, mapTiles } = visitor
      const view = await cityView(deps, { city: cityIn(page), search, texts, searched: readSearched(search, seal) })
      if (view === null) return { notFound: true }
      return 'redirect' in view ? view : { props: { view, origin, tiles: mapTiles } }
    },
  ),
)

export default function City({ view, origin, tiles }: Props) {
  const { LANGUAGE } = useTexts('language')
  const { CITY } = useTexts('clinics')
  const { id, name, state, search, everywhereHref, nearer, clinics, isOnly, asOf, crumbs } = view
  const place = name === state ? name : fill(CITY.place, { city: name, state })
  return (
    <Layout wide>
      <PageHead
        title={fill(CITY.title, { city: name })}
        description={plural(LANGUAGE, CITY.description, { count: clinics.length, city: name })}
        canonical={`${origin}${cityPath(id)}`}
        picture={sharedPath(cityPicture(id))}
        data={[breadcrumbData(origin, crumbs)]}
      />
      <Trail crumbs={crumbs} />
      <h1 tabIndex={-1}>{fill(CITY.title, { city: name })}</h1>
      <Lead>{plural(LANGUAGE, CITY.lead, { count: clinics.length, place })}</Lead>
      {isOnly ? null : <FindForm search={search} label={fill(CITY.search, { city: name })} />}
      {everywhereHref ? (
        <p>
          <TextLink href={everywhereHref}>{fill(CITY.everywhere, { typed: search.typed })}</TextLink>
        </p>
      ) : null}
      {nearer ? (
        <p>
          <TextLink href={nearer.href}>{nearer.label}</TextLink>
        </p>
      ) : null}
      <Note isSmall>{asOf}</Note>
      {isOnly ? (
        <ClinicEntries clinics={clinics} />
      ) : (
        <BesideMap
          city={{ id, name }}
          tiles={tiles}
          pins={clinics.map((clinic) => ({ id: clinic.cid, name: clinic.name, label: clinic.locality, ...clinic.at }))}
        >
          <ClinicEntries clinics={clinics} />
        </BesideMap>
      )}
    </Layout>
  )
}
