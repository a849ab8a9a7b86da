import { type ClinicRating, ratingOfPlace, setRatings } from '@/lib/catalogue/clinics/ratings'
import { type RatingRow, readRatings, readShownComments, type ShownComment } from '@/lib/db/queries/booking/ratings'
import { RATING, ratingWindow } from '@/lib/domain/booking/rating'
import { localOf } from '@/lib/domain/clinic-time'
import type { Deps } from '@/lib/use-cases/deps'

const MOST_COMMENTS = 12

const ratingFrom = ({ place_id: _, treatment: __, since, ...counts }: RatingRow): ClinicRating => ({
  ...counts,
  since: localOf(since).date,
})

/** Counts every answer in one statement, for all pages of this process. */
export async function serveRatings({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const { leastAnswers } = RATING
  const rows = await readRatings(db.reads, { ...ratingWindow(now), leastAnswers })
  const by = (key: 'place_id' | 'treatment') =>
    new Map(rows.flatMap((row) => (row[key] === null ? [] : [[row[key], ratingFrom(row)] as const])))
  setRatings({ places: by('place_id'), treatments: by('treatment') })
}

export type PublicComment = ShownComment

/** None while the clinic has too few answers, so that a comment names nobody by its time alone. */
export const listShownComments = async (
  { db, now }: Pick<Deps, 'db' | 'now'>,
  placeId: string,
): Promise<PublicComment[]> =>
  ratingOfPlace(placeId) ? readShownComments(db.reads, { placeId, ...ratingWindow(now) }, MOST_COMMENTS) : []
