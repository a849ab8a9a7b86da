// Who to call, before anything else.
import { Ambulance, Phone } from 'lucide-react'
import styles from '@/components/site/emergency.module.css'
import { BRAND } from '@/lib/catalogue/brand'
import { EMERGENCY } from '@/lib/texts/en/emergency'

export function EmergencyCalls() {
  const { national, ambulance } = BRAND.emergency
  return (
    <div className={styles.calls}>
      <a className={styles.call} href={`tel:${national}`}>
        <Phone aria-hidden="true" />
        <span className={styles.number}>{EMERGENCY.national(national)}</span>
        <span className={styles.whom}>{EMERGENCY.nationalLine}</span>
      </a>
      <a className={styles.call} href={`tel:${ambulance}`}>
        <Ambulance aria-hidden="true" />
        <span className={styles.number}>{EMERGENCY.ambulance(ambulance)}</span>
        <span className={styles.whom}>{EMERGENCY.ambulanceLine}</span>
      </a>
    </div>
  )
}
