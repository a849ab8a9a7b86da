import { List } from '@/components/kit/list'
import { Note } from '@/components/kit/note'
import { Rating } from '@/components/kit/rating'
import { Section } from '@/components/kit/section'
import styles from '@/components/ratings/clinic-reviews.module.css'
import { HowRated } from '@/components/ratings/how-rated'
import { PatientRating } from '@/components/ratings/patient-rating'
import { useTexts } from '@/lib/browser/texts'
import type { CommentView, ReviewsView } from '@/lib/views/site'

function Comment({ comment: { score, month, words, reply } }: { comment: CommentView }) {
  const { RATINGS } = useTexts('ratings')
  return (
    <li className={styles.comment}>
      <Rating words={`${score} · ${month}`} />
      {/* Written in any language. */}
      <p dir="auto">{words}</p>
      {reply ? (
        <div className={styles.reply}>
          <strong>{RATINGS.reply}</strong>
          <p dir="auto">{reply}</p>
        </div>
      ) : null}
    </li>
  )
}

export function ClinicReviews({ reviews: { rating, how, comments, refusals } }: { reviews: ReviewsView }) {
  const { RATINGS } = useTexts('ratings')
  return (
    <Section title={RATINGS.title}>
      <PatientRating rating={rating} isWide />
      <HowRated lines={how} />
      {comments.length > 0 ? (
        <List className={styles.comments}>
          {comments.map((comment) => (
            <Comment key={comment.key} comment={comment} />
          ))}
        </List>
      ) : null}
      {refusals.length > 0 ? <Note isSmall>{`${RATINGS.refusals}: ${refusals.join(', ')}`}</Note> : null}
    </Section>
  )
}
