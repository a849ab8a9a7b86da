// Who may read a place's bookings as a calendar: the operator's to say (server/operate/feeds.ts).
import { deleteFeed, insertFeed, type ListedFeed, readFeeds } from '@/lib/db/queries/chain/calendar-feeds'
import { writeDeskEvent } from '@/lib/db/queries/desk/events'
import { readPlacesNamed } from '@/lib/db/queries/desk/staff-list'
import { hashOfToken, newToken } from '@/lib/use-cases/account/session-token'
import type { Deps } from '@/lib/use-cases/deps'
import { OPERATOR } from '@/lib/use-cases/desk/actor'

type FeedDeps = Pick<Deps, 'db' | 'now'>

/** Makes a feed of the place of this id, or of the clinic of this number. `token` is told this once. `no_place`: there is none. */
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

/** Takes a feed away, at once; false where there is none of this id. */
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

/** All of them, in the order in which they were made. */
export const listFeeds = ({ db }: Pick<Deps, 'db'>): Promise<ListedFeed[]> => readFeeds(db.reads)
