import type { Cause } from '@/flows/causes'
import type { BookingView } from '@/lib/views/booking'

export type AccountOwner = {
  name: string
  /** `number` in E.164, and formatted. */
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
  /** The number in a year. Staff count them, not the site. */
  cleanings: number
  percentOff: number
  saved: string
}
export type Dashboard = {
  owner: AccountOwner
  upcoming: BookingView[]
  past: BookingView[]
  /** Null for a patient who was never a member. */
  member: Member | null
  /** Null if the chain has no membership. */
  benefits: string[] | null
  activateHref: string
  checkUpHref: string
  bookHref: string
  invites: boolean
}
export type ProfileProps = {
  owner: AccountOwner
  typed: { name: string; cause: Cause<'name'> | null } | null
  isSaved: boolean
}
