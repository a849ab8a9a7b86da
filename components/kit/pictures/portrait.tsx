// The alt text is empty, because the name stands beside the picture.
import { ChainPicture } from '@/components/kit/pictures/chain-picture'
import styles from '@/components/kit/pictures/portrait.module.css'
import type { ChainPictureName } from '@/lib/catalogue/pictures'

export function Portrait({ source, isSmall = false }: { source: ChainPictureName; isSmall?: boolean }) {
  const [className, sizes] = isSmall ? [styles.small, '2.5rem'] : [styles.portrait, '5rem']
  return <ChainPicture className={className} source={source} alt="" sizes={sizes} quality="low" />
}
