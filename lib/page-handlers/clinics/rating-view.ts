import { type ClinicRating, ratingOfPlace } from '@/lib/catalogue/clinics/ratings'
import { REFUSAL_REASONS } from '@/lib/catalogue/desk/refusal-reasons'
import { meanScore, RATING } from '@/lib/domain/booking/rating'
import { EVERY_DAYS } from '@/lib/domain/booking/visit-question'
import { localOf } from '@/lib/domain/clinic-time'
import { fill } from '@/lib/texts/fill'
import { formatMonth } from '@/lib/texts/format'
import type { Texts } from '@/lib/texts/languages'
import type { PublicComment } from '@/lib/use-cases/clinics/serve-ratings'
import type { CommentView, RatingView, ReviewsView } from '@/lib/views/site'

const meanText = (texts: Texts, mean: string): string => fill(texts.ratings.RATINGS.mean, { mean })

export function ratingView(texts: Texts, { asked, answered, since, scores }: ClinicRating): RatingView {
  const holes = { asked: String(asked), answered: String(answered), month: formatMonth(texts, since) }
  return {
    text: meanText(texts, meanScore(scores).toFixed(1)),
    asked: fill(texts.ratings.RATINGS.asked, holes),
    scores: scores.map((count, at) => ({ score: scores.length - at, count })),
  }
}

/** Null while there are too few answers. */
export function clinicRatingView(texts: Texts, placeId: string): RatingView | null {
  const rating = ratingOfPlace(placeId)
  return rating ? ratingView(texts, rating) : null
}

/** How ratings come about (IS 19000:2022 asks every site with reviews to say so). */
export const howRated = (texts: Texts): string[] => {
  const holes = {
    every: String(EVERY_DAYS),
    months: String(RATING.months),
    least: String(RATING.leastAnswers),
    hold: String(RATING.holdDays),
    email: texts.brand.BRAND.email,
  }
  return texts.ratings.RATINGS.lines.map((line) => fill<string>(line, holes))
}

const commentView = (texts: Texts, comment: PublicComment, at: number): CommentView => ({
  key: String(at),
  score: meanText(texts, String(comment.score)),
  month: formatMonth(texts, localOf(comment.answered_at).date),
  words: comment.personal_words,
  reply: comment.personal_reply,
})

export function reviewsView(texts: Texts, rating: ClinicRating, comments: readonly PublicComment[]): ReviewsView {
  const { reasons } = texts.ratings.RATINGS
  return {
    rating: ratingView(texts, rating),
    how: howRated(texts),
    comments: comments.map((comment, at) => commentView(texts, comment, at)),
    refusals: REFUSAL_REASONS.flatMap((reason, at) => {
      const count = rating.refusals[at] ?? 0
      return count > 0 ? fill(reasons[reason], { count: String(count) }) : []
    }),
  }
}
