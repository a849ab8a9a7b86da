import type { Generated } from 'kysely'
import type { Moment } from '@/lib/db/column-types'

type WaitlistEntries = { booking_id: string; place_id: string; joined_at: Moment; ended_at: Moment | null }
type WaitlistOffers = {
  id: string
  booking_id: string
  place_id: string
  starts_at: Moment
  ends_at: Moment
  until: Moment
  outcome: Generated<'declined' | 'lapsed' | 'withdrawn' | null>
}
type FreedTimes = { id: Generated<string>; place_id: string; starts_at: Moment; ends_at: Moment }

export type WaitlistTables = {
  waitlist_entries: WaitlistEntries
  waitlist_offers: WaitlistOffers
  freed_times: FreedTimes
}
