// What the pages outside the flows show, as props: filled on the server (lib/screens), in words of its making.

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
  /** The next free chair of the link's city, or of the first of all; null where none is free soon, or nobody knows. */
  next: { href: string; label: string } | null
  links: Record<'book' | 'consult' | 'emergency' | 'treatments' | 'clinics' | 'membership', string>
  needs: { href: string; label: string; line: string; picture: PictureName }[]
  visits: { href: string; label: string; line: string; price: string }[]
  cities: { href: string; label: string; picture: PictureName }[]
}
export type EmergencyClinic = {
  cid: string
  name: string
  address: string
  when: string
  /** The time, as a control for it has it. */
  value: string
  href: string
  phone: string
  phoneHref: string
}
/** What to do in an emergency while the clinics are closed: in a line, and at length. */
export type NightView = { line: string; advice: string }
