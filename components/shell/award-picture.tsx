// The award's picture, at the size of whatever shows it: as it is drawn, which weighs less than any rendering of it.
import styles from '@/components/shell/award.module.css'
import { drawnPath } from '@/lib/catalogue/pictures'

export function AwardPicture() {
  return (
    <img className={styles.picture} src={drawnPath('scenes/award')} alt="" width={400} height={400} decoding="async" />
  )
}
