import {
  type FeedVisit,
  type FoundFeed,
  findFeed,
  readFeedVisits,
  recordFeedRead,
} from '@/lib/db/queries/chain/calendar-feeds'
import { hashOfToken } from '@/lib/use-cases/account/session-token'
import type { Deps } from '@/lib/use-cases/deps'

const DAY_MS = 86_400_000
const BACK_MS = 7 * DAY_MS
const AHEAD_MS = 90 * DAY_MS
const RECORDED_EVERY_MS = 3_600_000

export type ReadFeed = { place: Pick<FoundFeed, 'name' | 'cityId' | 'address' | 'pincode'>; visits: FeedVisit[] }

/** All tokens are looked up alike, by hash. */
export async function readFeed({ db, now }: Pick<Deps, 'db' | 'now'>, token: string): Promise<ReadFeed | null> {
  const feed = await findFeed(db.reads, hashOfToken(token))
  if (!feed) return null
  const { id, placeId, readAt } = feed
  if (readAt === null || now.getTime() - readAt.getTime() >= RECORDED_EVERY_MS) await recordFeedRead(db.writes, id, now)
  const window = { from: new Date(now.getTime() - BACK_MS), until: new Date(now.getTime() + AHEAD_MS) }
  return { place: feed, visits: await readFeedVisits(db.reads, { placeId, ...window }) }
}
