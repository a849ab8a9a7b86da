import { ClinicDetails } from '@/components/clinics/clinic-details'
import { dentist } from '@/components/clinics/structured-data'
import { Layout } from '@/components/site/layout'
import { PageHead } from '@/components/site/page-head'
import { breadcrumbData } from '@/components/site/structured-data'
import { sharedPath } from '@/lib/addresses/brand'
import { clinicPath } from '@/lib/addresses/paths'
import { useTexts } from '@/lib/browser/texts'
import { cityPicture } from '@/lib/catalogue/pictures'
import { searchOf, withPage } from '@/lib/http/forms/with-page'
import { clinicView } from '@/lib/page-handlers/clinics/clinic-pages'
import { fill } from '@/lib/texts/fill'
import type { ClinicView } from '@/lib/views/clinics'

type Props = { view: ClinicView; origin: string; tiles: { url: string; attribution: string } | null }

export const getServerSideProps = withPage<Props>('/clinics/[city]/[cid]', async ({ page, visitor }) => {
  const { city, cid } = page.params ?? {}
  const view = await clinicView(visitor.deps, {
    city: String(city),
    cid: String(cid),
    search: searchOf(page),
    texts: visitor.texts,
  })
  if (view === null) return { notFound: true }
  return 'redirect' in view ? view : { props: { view, origin: visitor.origin, tiles: visitor.mapTiles } }
})

export default function Clinic({ view, origin, tiles }: Props) {
  const { CLINIC } = useTexts('clinics')
  const { BRAND: brand } = useTexts('brand')
  const { cid, name, locality, city, crumbs } = view
  return (
    <Layout wide>
      <PageHead
        title={fill(CLINIC.title, { locality, city: city.name })}
        description={fill(CLINIC.description, { name, city: city.name })}
        canonical={`${origin}${clinicPath(city.id, cid)}`}
        picture={sharedPath(cityPicture(city.id))}
        data={[dentist({ origin, brand }, view, sharedPath(cityPicture(city.id))), breadcrumbData(origin, crumbs)]}
      />
      <ClinicDetails clinic={view} tiles={tiles} />
    </Layout>
  )
}
