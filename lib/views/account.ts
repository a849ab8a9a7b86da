// The props of the account's pages: lib/page-handlers/account/account-pages.ts fills them on the server.

import type { Cause } from '@/flows/causes'
import type { BookingView } from '@/lib/views/booking'

/** Who is signed in, as the frame of each page says it. */
export type AccountOwner = {
  name: string
  /** E.164, and as people read it. */
  phone: string
  readablePhone: string
  email: string
}
type BenefitBalance = { benefit: 'check_up'; left: number; of: number }
export type Member = {
  number: string
  validUntil: string
  active: boolean
  left: BenefitBalance[]
  /** How many a year has; the clinic counts them. */
  cleanings: number
  percentOff: number
  /** What the membership has saved, as money; empty while it is nothing. */
  saved: string
}
export type Dashboard = {
  owner: AccountOwner
  upcoming: BookingView[]
  past: BookingView[]
  /** Null for a patient who never was a member. */
  member: Member | null
  /** What a membership gives. */
  benefits: string[]
  activateHref: string
  checkUpHref: string
  bookHref: string
  /** Whether the patient may invite friends. */
  invites: boolean
}
/** `typed` is a name that was refused, with its cause. */
export type ProfileProps = {
  owner: AccountOwner
  typed: { name: string; cause: Cause<'name'> } | null
  isSaved: boolean
}
