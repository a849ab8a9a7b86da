// The award's picture, at the size of whatever shows it: as it is drawn, which weighs less than any rendering of it.
import styles from '@/components/shell/award.module.css'

export function AwardPicture() {
  return <img className={styles.picture} src="/art/scenes/award.svg" alt="" width={400} height={400} decoding="async" />
}
