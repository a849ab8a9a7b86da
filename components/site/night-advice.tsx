import { Callout } from '@/components/kit/callout'
import styles from '@/components/site/emergency.module.css'
import type { NightView } from '@/lib/views/site'

export function NightAdvice({ night }: { night: NightView }) {
  return (
    <Callout tone="gold">
      <p className={styles.night}>{night.line}</p>
      <p>{night.advice}</p>
    </Callout>
  )
}
