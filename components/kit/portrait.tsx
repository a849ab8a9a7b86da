// Somebody's face in a round frame. Their name stands beside it, so the picture itself says nothing.
import { Picture } from '@/components/kit/picture'
import styles from '@/components/kit/portrait.module.css'
import type { PictureName } from '@/lib/catalogue/pictures'

export function Portrait({ source }: { source: PictureName }) {
  return <Picture className={styles.portrait} source={source} alt="" sizes="5rem" />
}
