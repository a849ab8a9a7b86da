// The props of the pages outside the flows: lib/page-handlers fills them on the server.

import type { PictureName } from '@/lib/catalogue/pictures'

export type Crumb = { label: string; path: string }
export type Price = { label: string; price: string }
/** An offer for search engines: whole rupees as a plain number. */
export type PriceOffer = { name: string; rupees: string }
export type TreatmentCardView = {
  id: string
  name: string
  line: string
  rating: string
  price: string
  href: string
  image: PictureName
}
/** What the first page leads to, each link with the campaign that brought the visitor. */
export type HomeView = {
  /** The next free chair of the link's city, or of all clinics; null when none is free soon or the database is unavailable. */
  next: { href: string; label: string } | null
  links: Record<'book' | 'consult' | 'emergency' | 'treatments' | 'clinics' | 'membership', string>
  needs: { href: string; label: string; line: string; picture: PictureName }[]
  visits: { href: string; label: string; line: string; price: string }[]
  cities: { href: string; label: string; picture: PictureName }[]
}
/** Calling a clinic that is open: the words before its number and, read out alone, behind it. */
export type ClinicCall = { text: string; phone: string; spoken: string; href: string }
export type EmergencyClinic = {
  cid: string
  name: string
  address: string
  /** Whether it is open, and until when; or when it opens next. */
  opening: string
  /** Null while it is closed. */
  call: ClinicCall | null
  /** Its first free time today or tomorrow, with its booking; `value` is what a control for it has. */
  time: { when: string; value: string; href: string } | null
}
/** What to do in an emergency while the clinics are closed: in a line, and at length. */
export type NightView = { line: string; advice: string }
