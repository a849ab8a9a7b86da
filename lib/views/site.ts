import type { PictureName } from '@/lib/catalogue/pictures'

export type Crumb = { label: string; path: string }
export type Price = { label: string; price: string }
/** `rupees`: whole rupees as a plain number, for search engines. */
export type PriceOffer = { name: string; rupees: string }
/** `asked` and `scores` (5 first) belong to answers of our own patients. Others' ratings have none. */
export type RatingView = { text: string; asked: string | null; scores: { score: number; count: number }[] }
/** `key` tells comments of a month apart, and says nothing about their patients. */
export type CommentView = { key: string; score: string; month: string; words: string; reply: string | null }
export type ReviewsView = {
  rating: RatingView
  /** How the ratings come about. */
  how: string[]
  comments: CommentView[]
  /** How many comments were refused, by reason. */
  refusals: string[]
}
export type TreatmentCardView = {
  id: string
  name: string
  line: string
  rating: RatingView | null
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
