// A chunk of its own, because most steps have no scene.
import { Picture } from '@/components/kit/pictures/picture'
import styles from '@/components/step/step.module.css'
import type { PictureName } from '@/lib/catalogue/pictures'

export function Scene({ source }: { source: PictureName }) {
  return <Picture className={styles.heroScene} source={source} alt="" priority />
}
