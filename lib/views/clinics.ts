import type { Point } from '@/lib/catalogue/clinics/point'
import type { ChainPictureName } from '@/lib/catalogue/pictures'
import type { DayOption, DentistLine, ListWay, SlotGroup } from '@/lib/views/booking'
import type { Crumb, RatingView, ReviewsView, TreatmentCardView } from '@/lib/views/site'

export type FreeTime = { day: string; time: string; href: string; value: string }
export type ClinicSummary = {
  cid: string
  name: string
  locality: string
  address: string
  href: string
  bookHref: string
}
export type ClinicDay = {
  name: string
  days: DayOption[]
  earlierHref: string | null
  laterHref: string | null
  parts: { part: SlotGroup['part']; times: FreeTime[] }[]
  /** Null where there is nothing to wish for. */
  dentists: { wishes: ListWay[]; title: string; times: FreeTime[] } | null
}
export type CityClinic = ClinicSummary & {
  team: DentistLine[]
  rating: RatingView | null
  at: Point
  /** Null without the visitor's position. */
  distance: string | null
  opening: string
  isOpen: boolean
  mapsHref: string
  times: FreeTime[]
  open: ClinicDay | null
}
export type DentistView = {
  name: string
  degree: string
  registration: string
  since: string
  /** The weekdays of the rota. */
  days: string
  languages: string
  portrait: ChainPictureName | null
}
export type ClinicFactsView = {
  landmark: string
  photos: { picture: ChainPictureName; shows: string }[]
  facts: { id: 'parking' | 'access' | 'payments' | 'languages'; title: string; lines: string[] }[]
  team: DentistView[]
}
type WeekdayHours = { day: string; hours: string; today: boolean }
export type CityCard = { id: string; name: string; clinics: number; href: string }
export type SearchView = {
  path: string
  /** Searches all cities if missing. */
  city?: { id: string; name: string }
  typed: string
  outcome: string | null
}
export type FindView = {
  search: SearchView
  /** Found instead of a place. */
  treatments: TreatmentCardView[]
  /** The waiting list, after a search without a match. */
  waitingHref: string | null
  found: { id: string; name: string; href: string; clinics: (ClinicSummary & { distance?: string })[] }[]
  cities: CityCard[]
}
export type WaitingView =
  | { kind: 'noted'; city: string }
  | { kind: 'form'; city: string; phone: string; problems: { control: string | null; text: string }[] }
export type NearerCity = { href: string; label: string }
export type CityView = {
  id: string
  name: string
  state: string
  search: SearchView
  everywhereHref: string | null
  nearer: NearerCity | null
  clinics: CityClinic[]
  /** The city's only clinic shows its days, without a search. */
  isOnly: boolean
  asOf: string
  crumbs: Crumb[]
}
export type ClinicView = CityClinic & {
  /** For the treatment in the link, otherwise for a consultation. */
  price: string
  city: { id: string; name: string; href: string }
  pincode: string
  state: string
  phone: { display: string; href: string; international: string }
  week: WeekdayHours[]
  laterHours: { from: string; days: WeekdayHours[] } | null
  /** The spans of open weekdays, Monday first, for search engines. */
  openingHours: { day: string; opens: string; closes: string }[]
  facts: ClinicFactsView
  reviews: ReviewsView | null
  /** For search engines, so without campaign parameters. */
  reserveHref: string
  priceRange: string
  /** `cost`: null if the chain does not say. */
  services: { label: string; href: string; cost: string | null }[]
  nearby: (ClinicSummary & { distance: string })[]
  asOf: string
  crumbs: Crumb[]
}
