import { DESK_NAV, deskNavPath } from '@/lib/addresses/desk'
import { withDesk } from '@/lib/http/forms/with-desk'

export type HomeProps = { hrefs: Readonly<Record<string, string>> }

/** `at` names the menu entry that opens after the choice. */
export const homePage = withDesk<HomeProps>('/desk', {}, async ({ page, desk }) => {
  const item = DESK_NAV.find((each) => each.name === page.query.at) ?? DESK_NAV[0]
  const chosen = desk.places.find(({ id }) => id === page.query.desk_place)
  const place = chosen ?? (desk.places.length === 1 ? desk.places[0] : null)
  if (place) return { redirect: { destination: deskNavPath(item, place.id), statusCode: 303 } }
  return { props: { hrefs: Object.fromEntries(desk.places.map(({ id }) => [id, deskNavPath(item, id)])) } }
})
