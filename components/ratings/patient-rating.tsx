import { List } from '@/components/kit/list'
import { Note } from '@/components/kit/note'
import { Rating } from '@/components/kit/rating'
import styles from '@/components/ratings/patient-rating.module.css'
import type { RatingView } from '@/lib/views/site'

type Scores = Pick<RatingView, 'scores'>

function ScoreBars({ scores }: Scores) {
  const all = scores.reduce((sum, { count }) => sum + count, 0)
  return (
    <List className={styles.bars}>
      {scores.map(({ score, count }) => (
        <li key={score}>
          <span>{`${score}★`}</span>
          <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
            <rect width={(100 * count) / all} height="1" />
          </svg>
          <span>{count}</span>
        </li>
      ))}
    </List>
  )
}

/** `isWide`: with a bar for each score, where a page has room. */
export function PatientRating({ rating, isWide = false }: { rating: RatingView; isWide?: boolean }) {
  const { text, asked, scores } = rating
  return (
    <div className={styles.rating}>
      <Rating words={text} />
      {asked ? <Note isSmall>{asked}</Note> : null}
      {isWide && scores.length > 0 ? <ScoreBars scores={scores} /> : null}
      {!isWide && scores.length > 0 ? (
        <Note isSmall>{scores.map(({ score, count }) => `${score}★\u00a0${count}`).join(' · ')}</Note>
      ) : null}
    </div>
  )
}
