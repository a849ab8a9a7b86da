import type { Moment } from '@/lib/db/column-types'

type Photos = {
  id: string
  owner: string
  digest: string
  bytes: number
  booking_id: string | null
  lead_id: string | null
  created_at: Moment
  stored_at: Moment | null
  gone_at: Moment | null
  tried_at: Moment | null
}
export type PhotoTables = { smile_photos: Photos }
