import { deleteFeed, insertFeed, type ListedFeed, readFeeds } from '@/lib/db/queries/chain/calendar-feeds'
import { writeDeskEvent } from '@/lib/db/queries/desk/events'
import { readPlacesNamed } from '@/lib/db/queries/desk/staff-list'
import { hashOfToken, newToken } from '@/lib/use-cases/account/session-token'
import type { Deps } from '@/lib/use-cases/deps'
import { OPERATOR } from '@/lib/use-cases/desk/actor'

type FeedDeps = Pick<Deps, 'db' | 'now'>

/** `named`: a place's id or a clinic's number. `token` is shown only once. */
export async function addFeed(
  { db, now }: FeedDeps,
  named: string,
): Promise<{ kind: 'added'; id: number; token: string } | { kind: 'no_place' }> {
  const [place] = await readPlacesNamed(db.reads, [named])
  if (!place) return { kind: 'no_place' }
  const token = newToken()
  const id = await db.transaction(async (tx) => {
    const feed = await insertFeed(tx, { tokenHash: hashOfToken(token), placeId: place.id, now })
    await writeDeskEvent(tx, {
      at: now,
      staffId: OPERATOR.staffId,
      placeId: place.id,
      verb: 'feed_made',
      subject: place.id,
      before: {},
      after: { feed },
    })
    return feed
  })
  return { kind: 'added', id, token }
}

export function removeFeed({ db, now }: FeedDeps, id: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    const gone = await deleteFeed(tx, id)
    if (!gone) return false
    await writeDeskEvent(tx, {
      at: now,
      staffId: OPERATOR.staffId,
      placeId: gone.place_id,
      verb: 'feed_removed',
      subject: gone.place_id,
      before: { feed: id },
      after: {},
    })
    return true
  })
}

export const listFeeds = ({ db }: Pick<Deps, 'db'>): Promise<ListedFeed[]> => readFeeds(db.reads)
