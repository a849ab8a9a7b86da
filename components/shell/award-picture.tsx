// The award's picture, at the size of whatever shows it.
import { Picture } from '@/components/picture/picture'
import styles from '@/components/shell/award.module.css'

export function AwardPicture({ sizes }: { sizes: string }) {
  return <Picture className={styles.picture} source="scenes/award" alt="" fit="contain" sizes={sizes} isStill />
}
