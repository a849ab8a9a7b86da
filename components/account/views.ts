// What the account's pages show, as props: filled on the server (lib/steps/account.ts), in words of its making.
import type { Ticket } from '@/components/booking/views'

export type AccountPage = 'overview' | 'profile' | 'security'
/** Who is signed in, as the frame of each page says it. */
export type AccountOwner = {
  name: string
  /** E.164, and as people read it. */
  phone: string
  readablePhone: string
  email: string
}
export type Appointment = Ticket & { againHref: string }
export type BenefitLeft = { benefit: 'check_up' | 'cleaning'; left: number; of: number }
export type Member = { number: string; validUntil: string; active: boolean; left: BenefitLeft[]; percentOff: number }
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
