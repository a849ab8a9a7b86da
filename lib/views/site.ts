import type { PictureName } from '@/lib/catalogue/pictures'

export type Crumb = { label: string; path: string }
export type Price = { label: string; price: string }
/** `rupees`: whole rupees as a plain number, for search engines. */
export type PriceOffer = { name: string; rupees: string }
export type TreatmentCardView = {
  id: string
  name: string
  line: string
  rating: string | null
  price: string
  /** Null if the chain does not say. */
  cost: string | null
  href: string
  image: PictureName
}
export type HomeView = {
  /** In the link's city, otherwise in any. Null if none is free soon or the database is unavailable. */
  next: { href: string; label: string } | null
  links: Record<'book' | 'consult' | 'emergency' | 'treatments' | 'clinics', string> & { membership: string | null }
  needs: { href: string; label: string; line: string; picture: PictureName }[]
  visits: { href: string; label: string; line: string; price: string }[]
  cities: { href: string; label: string; picture: PictureName }[]
}
/** `text` comes before the number. `spoken` follows it for screen readers. */
export type ClinicCall = { text: string; phone: string; spoken: string; href: string }
export type EmergencyClinic = {
  cid: string
  name: string
  address: string
  opening: string
  call: ClinicCall | null
  time: { when: string; value: string; href: string } | null
}
export type NightView = { line: string; advice: string }
