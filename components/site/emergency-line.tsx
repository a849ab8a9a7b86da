// On every step that may be about an emergency.
import { Button } from '@/components/kit/button'
import { Callout } from '@/components/kit/callout'
import styles from '@/components/site/emergency.module.css'
import { useTexts } from '@/lib/browser/texts'
import { EMERGENCY_NUMBERS } from '@/lib/catalogue/brand'
import { fill } from '@/lib/texts/fill'

export function EmergencyLine() {
  const { URGENT } = useTexts('steps')
  const { national, ambulance } = EMERGENCY_NUMBERS
  return (
    <Callout tone="coral">
      <p className={styles.signs}>{URGENT.signs}</p>
      <p className={styles.lineCalls}>
        <Button
          text={fill(URGENT.national, { number: national })}
          colour="coral"
          size="small"
          route={`tel:${national}`}
        />
        <Button
          text={fill(URGENT.ambulance, { number: ambulance })}
          colour="coral"
          size="small"
          route={`tel:${ambulance}`}
        />
      </p>
    </Callout>
  )
}
