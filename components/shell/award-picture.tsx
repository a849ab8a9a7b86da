// The award’s picture, at the size of whatever shows it. By its name alone: most steps have no other picture to name.
import styles from '@/components/shell/award.module.css'

export function AwardPicture() {
  return <img className={styles.picture} src="/art/scenes/award.svg" alt="" width={400} height={400} decoding="async" />
}
