// The desk's first page: the day of one's place, or the places to choose from.
import { DESK_NAV, deskNavPath } from '@/lib/addresses/desk'
import { withDesk } from '@/lib/http/forms/with-desk'

/** Where each place leads to, by its id. */
export type HomeProps = { hrefs: Readonly<Record<string, string>> }

/** The getServerSideProps of /desk. `at` names the way that goes on at the place that was chosen. */
export const homePage = withDesk<HomeProps>('/desk', {}, async ({ page, desk }) => {
  const way = DESK_NAV.find((each) => each.way === page.query.at) ?? DESK_NAV[0]
  const chosen = desk.places.find(({ id }) => id === page.query.desk_place)
  const place = chosen ?? (desk.places.length === 1 ? desk.places[0] : null)
  if (place) return { redirect: { destination: deskNavPath(way, place.id), statusCode: 303 } }
  return { props: { hrefs: Object.fromEntries(desk.places.map(({ id }) => [id, deskNavPath(way, id)])) } }
})
