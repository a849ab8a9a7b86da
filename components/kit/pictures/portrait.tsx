// The alt text is empty, because the name stands beside the picture.
import { ChainPicture } from '@/components/kit/pictures/chain-picture'
import styles from '@/components/kit/pictures/portrait.module.css'
import type { ChainPictureName } from '@/lib/catalogue/pictures'

export function Portrait({ source }: { source: ChainPictureName }) {
  return <ChainPicture className={styles.portrait} source={source} alt="" sizes="5rem" quality="low" />
}
