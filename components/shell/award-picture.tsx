// By its path alone, because most steps need no names of pictures.
import styles from '@/components/shell/award.module.css'

export function AwardPicture() {
  return <img className={styles.picture} src="/art/scenes/award.svg" alt="" width={400} height={400} decoding="async" />
}
