import { Ambulance, Phone } from 'lucide-react'
import { Button } from '@/components/kit/button'
import styles from '@/components/site/emergency.module.css'
import { useTexts } from '@/lib/browser/texts'
import { EMERGENCY_NUMBERS } from '@/lib/catalogue/brand'
import { fill } from '@/lib/texts/fill'

export function EmergencyCalls({ dentistHref }: { dentistHref: string }) {
  const { EMERGENCY } = useTexts('emergency')
  const { national, ambulance } = EMERGENCY_NUMBERS
  return (
    <>
      <p className={styles.urgent}>{EMERGENCY.callFirst}</p>
      <div className={styles.calls}>
        <a className={styles.call} href={`tel:${national}`}>
          <Phone aria-hidden="true" />
          <span className={styles.number}>{fill(EMERGENCY.national, { number: national })}</span>
          <span className={styles.whom}>{EMERGENCY.nationalLine}</span>
        </a>
        <a className={styles.call} href={`tel:${ambulance}`}>
          <Ambulance aria-hidden="true" />
          <span className={styles.number}>{fill(EMERGENCY.ambulance, { number: ambulance })}</span>
          <span className={styles.whom}>{EMERGENCY.ambulanceLine}</span>
        </a>
      </div>
      <p className={styles.jump}>
        <Button text={EMERGENCY.jump} colour="coral" route={dentistHref} />
      </p>
    </>
  )
}
