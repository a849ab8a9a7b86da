import type { Generated } from 'kysely'
import type { Moment } from '@/lib/db/column-types'

type CalendarFeeds = {
  id: Generated<number>
  token_hash: string
  place_id: string
  created_at: Moment
  read_at: Moment | null
}

export type FeedTables = { calendar_feeds: CalendarFeeds }
