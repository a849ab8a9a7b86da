// What the account's pages show, as props: filled on the server (lib/screens/account/own-pages.ts), in words of its making.

export type AccountPage = 'overview' | 'profile' | 'security'
/** Who is signed in, as the frame of each page says it. */
export type AccountOwner = {
  name: string
  /** E.164, and as people read it. */
  phone: string
  readablePhone: string
  email: string
}
/** A booking in words; its links need no key, because the session opens them. */
export type Appointment = {
  reference: string
  status: 'confirmed' | 'cancelled'
  kind: 'clinic' | 'video' | 'at_home'
  when: string
  placeName: string
  placeAddress: string
  mapsHref: string | null
  treatment: string
  name: string
  price: string
  /** What the membership took off; empty where it took nothing. */
  saved: string
  canChange: boolean
  manageHref: string
  calendarHref: string
  againHref: string
}
export type BenefitLeft = { benefit: 'check_up'; left: number; of: number }
export type Member = {
  number: string
  validUntil: string
  active: boolean
  left: BenefitLeft[]
  /** How many a year has; the clinic counts them. */
  cleanings: number
  percentOff: number
  /** What the membership has saved, as money; empty while it is nothing. */
  saved: string
}
export type Dashboard = {
  owner: AccountOwner
  upcoming: Appointment[]
  past: Appointment[]
  /** Null for a patient who never was a member. */
  member: Member | null
  activateHref: string
  checkUpHref: string
  bookHref: string
  /** Whether the patient may invite friends. */
  invites: boolean
}
/** `typed` is a name that was refused, with its cause. */
export type ProfileProps = { owner: AccountOwner; typed: { name: string; cause: string } | null; isSaved: boolean }
