// What to do while the clinics are closed: one line, and the rest a tap away, so that the times stay in sight.
import { Callout } from '@/components/kit/callout'
import styles from '@/components/site/emergency.module.css'
import type { NightView } from '@/components/site/views'

export function NightAdvice({ night }: { night: NightView }) {
  return (
    <Callout tone="gold">
      <details>
        <summary className={styles.night}>{night.line}</summary>
        <p>{night.advice}</p>
      </details>
    </Callout>
  )
}
