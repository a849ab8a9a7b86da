// The props of the clinics' pages: lib/page-handlers fills them on the server.

import type { Point } from '@/lib/catalogue/clinics/point'
import type { ChainPictureName } from '@/lib/catalogue/pictures'
import type { DayOption, SlotGroup } from '@/lib/views/booking'
import type { Crumb } from '@/lib/views/site'

/** A free time, and the booking that begins with it; `value` is what a control for it has. */
export type FreeTime = { day: string; time: string; href: string; value: string }
/** A clinic as the lists show it. */
export type ClinicSummary = {
  cid: string
  name: string
  locality: string
  address: string
  href: string
  bookHref: string
}
/** The free times of one day of a clinic by the part of the day, and the ways to the other days. */
export type ClinicDay = {
  name: string
  days: DayOption[]
  earlierHref: string | null
  laterHref: string | null
  parts: { part: SlotGroup['part']; times: FreeTime[] }[]
}
/** A clinic of a city, with today's hours and its next free times; `open` where its days are shown. */
export type CityClinic = ClinicSummary & {
  at: Point
  /** In words, where it is measured from where the visitor says to be; null else. */
  distance: string | null
  /** How it stands today, in words. */
  opening: string
  isOpen: boolean
  mapsHref: string
  times: FreeTime[]
  open: ClinicDay | null
}
/** Who works at a clinic; what is not known is empty. */
export type DentistView = {
  name: string
  degree: string
  registration: string
  languages: string
  portrait: ChainPictureName | null
}
/** What a clinic tells of itself, in words: nothing that is empty. */
export type ClinicFactsView = {
  landmark: string
  photos: { picture: ChainPictureName; shows: string }[]
  facts: { id: 'parking' | 'access' | 'payments' | 'languages'; title: string; lines: string[] }[]
  team: DentistView[]
}
type WeekdayHours = { day: string; hours: string; today: boolean }
export type CityCard = { id: string; name: string; clinics: number; href: string }
export type SearchView = {
  /** The page that it searches on. */
  path: string
  /** The city that it searches in; left out, all of them. */
  city?: { id: string; name: string }
  /** What was typed; empty when nothing was. */
  typed: string
  /** The line that says what is listed; null where nothing is. */
  outcome: string | null
}
export type FindView = {
  search: SearchView
  /** Where a search that found nothing leads to: the waiting list; null else. */
  waitingHref: string | null
  /** With the distance in words where it is measured. */
  found: { id: string; name: string; href: string; clinics: (ClinicSummary & { distance?: string })[] }[]
  cities: CityCard[]
}
/** The waiting list's form, with what was typed and what is wrong with it; or its thanks. */
export type WaitingView =
  | { kind: 'noted'; city: string }
  | { kind: 'form'; city: string; phone: string; problems: { control: string | null; text: string }[] }
/** The way to the clinics of a city that is nearer to where the device is. */
export type NearerCity = { href: string; label: string }
export type CityView = {
  id: string
  name: string
  state: string
  search: SearchView
  /** The same search in every city, where nothing was found in this one; null else. */
  everywhereHref: string | null
  nearer: NearerCity | null
  clinics: CityClinic[]
  /** Whether it is the city's only one, whose days are shown; nothing is searched then. */
  isOnly: boolean
  /** When the times were looked up, in words. */
  asOf: string
  crumbs: Crumb[]
}
export type ClinicView = CityClinic & {
  /** What a visit costs: by the treatment that the link names, or else a consultation. */
  price: string
  city: { id: string; name: string; href: string }
  pincode: string
  state: string
  phone: { display: string; href: string; international: string }
  week: WeekdayHours[]
  /** The days that have other hours from a near day on; null where none have. */
  laterHours: { from: string; days: WeekdayHours[] } | null
  /** The hours of each open weekday, Monday first, as search engines read them. */
  openingHours: { day: string; opens: string; closes: string }[]
  told: ClinicFactsView
  /** The start of a booking here, for search engines: without a visitor's campaign. */
  reserveHref: string
  /** From the lowest to the highest price of a visit, in words. */
  priceRange: string
  services: { label: string; href: string }[]
  nearby: (ClinicSummary & { distance: string })[]
  /** When the times were looked up, in words. */
  asOf: string
  crumbs: Crumb[]
}
