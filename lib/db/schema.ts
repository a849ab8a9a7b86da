// Names and types only; the SQL in migrations/ is what runs.
import type { Generated, Kysely, Transaction } from 'kysely'
import type { Device } from '@/lib/catalogue/devices'
import type { Language } from '@/lib/catalogue/languages'
import type { DefaultedJson, Json, Moment } from '@/lib/db/column-types'
import type { Listen } from '@/lib/db/listen'
import type { ConnectionCounts } from '@/lib/db/pool'
import type { PoolViews } from '@/lib/db/pool-views'
import type { AfterVisitTables } from '@/lib/db/tables/after-visit-tables'
import type { BookingTables } from '@/lib/db/tables/booking-tables'
import type { CallTables } from '@/lib/db/tables/call-tables'
import type { ChainTables } from '@/lib/db/tables/chain-tables'
import type { ClinicTables } from '@/lib/db/tables/clinic-tables'
import type { ClosureTables } from '@/lib/db/tables/closure-tables'
import type { CorrectionTables } from '@/lib/db/tables/correction-tables'
import type { FeedTables } from '@/lib/db/tables/feed-tables'
import type { LimitTables } from '@/lib/db/tables/limit-tables'
import type { PaymentTables } from '@/lib/db/tables/payment-tables'
import type { PhotoTables } from '@/lib/db/tables/photo-tables'
import type { StaffTables } from '@/lib/db/tables/staff-tables'
import type { WaitlistTables } from '@/lib/db/tables/waitlist-tables'

type Leads = {
  id: Generated<string>
  personal_phone: string
  personal_name: string | null
  flow: string
  step: string
  answers: Json<Record<string, string>>
  questionnaire: Json<Record<string, string>> | null
  attribution: Json<Record<string, string>>
  last_attribution: DefaultedJson<Record<string, string>>
  waiting_city: string | null
  urgent: Generated<boolean | null>
  consent_version: string
  owner: Generated<string>
  handled_at: Moment | null
  is_open: Generated<boolean>
  created_at: Moment
  updated_at: Moment
  finished_at: Moment | null
  uid: string | null
  language: Generated<Language>
}
type Users = {
  uid: string
  personal_phone: string
  personal_name: string | null
  personal_email: string | null
  referral_allowed: Generated<boolean>
  referral_code: string | null
  identity_sub: string | null
  identity_since: Moment | null
  created_at: Moment
  language: Generated<Language>
}
type Sessions = {
  token_hash: string
  uid: string
  origin_jti: string | null
  sign_in: string | null
  created_at: Moment
  expires_at: Moment
}
type RefusedSignIns = { who: string; ends_at: Moment }
type Memberships = { uid: string; number: string; issue: string | null; activated_at: Moment; valid_until: Moment }
type Referrals = {
  personal_phone: string
  referrer_uid: string | null
  invited_uid: string | null
  booking_id: string | null
  created_at: Moment
  kept_at: Moment | null
}
type Outbox = {
  id: Generated<string>
  kind: string
  subject: string
  personal_to: string
  personal_payload: Json<unknown>
  created_at: Moment
  sent_at: Moment | null
  expires_at: Moment | null
  attempts: Generated<number>
  next_attempt_at: Moment | null
  dropped: 'expired' | 'superseded' | 'given_up' | 'refused' | 'summarised' | null
  admitted: Generated<boolean>
  handed: Generated<boolean>
  by_sms: Generated<boolean>
  by_clinic: Generated<boolean>
  summary_id: string | null
  network: string | null
  language: Generated<Language>
}
type Events = {
  id: Generated<string>
  name: string
  path: string
  treatment: string | null
  variant: string | null
  campaign: string | null
  source: string | null
  medium: string | null
  content: string | null
  term: string | null
  city: string | null
  device: Device | null
  arrived: Generated<boolean>
  first_of_day: Generated<boolean>
  first_of_week: Generated<boolean>
  created_at: Moment
}

type MembershipBenefits = {
  booking_id: string
  uid: string
  benefit: 'check_up' | 'cleaning' | 'price'
  saved_paise: number
  used_at: Moment
}
type EventDays = {
  day: string
  name: string
  path: string
  treatment: string
  variant: string
  campaign: Generated<string>
  source: Generated<string>
  medium: Generated<string>
  content: Generated<string>
  term: Generated<string>
  city: Generated<string>
  device: Generated<string>
  n: number
  arrivals: Generated<number>
  first_of_day: Generated<number>
  first_of_week: Generated<number>
}

export type Tables = PoolViews &
  BookingTables &
  ChainTables &
  CallTables &
  ClinicTables &
  FeedTables &
  ClosureTables &
  LimitTables &
  AfterVisitTables &
  PaymentTables &
  PhotoTables &
  CorrectionTables &
  StaffTables &
  WaitlistTables & {
    leads: Leads
    users: Users
    sessions: Sessions
    refused_sign_ins: RefusedSignIns
    memberships: Memberships
    referrals: Referrals
    outbox: Outbox
    events: Events
    event_days: EventDays
    membership_benefits: MembershipBenefits
  }

// The type of its argument limits a function: a query that needs a transaction can't run without one.
export type ReadsOf<T> = Pick<Kysely<T>, 'selectFrom' | 'with' | 'getExecutor' | 'fn'>
export type Reads = ReadsOf<Tables>
export type Writes = Kysely<Tables> & { readonly isTransaction: false }
export type Tx = Transaction<Tables>

export type Database = {
  readonly kind: 'postgres' | 'embedded'
  readonly reads: Reads
  readonly writes: Writes
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** For minutes of work or waiting (migrations, an import): ten minutes a statement. */
  longTransaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** Several statements without parameters (ANALYZE), without a time limit. */
  script(sql: string): Promise<void>
  /** Notifications of changed availability, after the commit. Rejects when the server can't be reached. */
  listen: Listen
  /** The embedded database's files as a tar, taken outside any transaction. */
  copy(): Promise<Blob>
  connections(): ConnectionCounts
  close(): Promise<void>
}
