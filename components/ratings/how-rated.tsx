import { Note } from '@/components/kit/note'
import styles from '@/components/ratings/patient-rating.module.css'
import { useTexts } from '@/lib/browser/texts'

export function HowRated({ lines }: { lines: readonly string[] }) {
  const { RATINGS } = useTexts('ratings')
  return (
    <details className={styles.how}>
      <summary>{RATINGS.how}</summary>
      {lines.map((line) => (
        <Note key={line} isSmall>
          {line}
        </Note>
      ))}
    </details>
  )
}
