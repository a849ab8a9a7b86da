import { Star } from 'lucide-react'
import styles from '@/components/kit/rating.module.css'

export function Rating({ words }: { words: string }) {
  return (
    <p className={styles.rating}>
      <Star aria-hidden="true" />
      {words}
    </p>
  )
}
