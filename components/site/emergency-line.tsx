// Whom to call before anything else, each a tap away: on every step that may be about an emergency.
import { Callout } from '@/components/kit/callout'
import { LinkButton } from '@/components/kit/link-button'
import styles from '@/components/site/emergency.module.css'
import { useWords } from '@/lib/browser/words'
import { BRAND } from '@/lib/catalogue/brand'
import { fill } from '@/lib/texts/fill'

export function EmergencyLine() {
  const { URGENT } = useWords('steps')
  const { national, ambulance } = BRAND.emergency
  return (
    <Callout tone="coral">
      <p>{URGENT.signs}</p>
      <p className={styles.lineCalls}>
        <LinkButton colour="coral" size="small" href={`tel:${national}`}>
          {fill(URGENT.national, { number: national })}
        </LinkButton>
        <LinkButton colour="coral" size="small" href={`tel:${ambulance}`}>
          {fill(URGENT.ambulance, { number: ambulance })}
        </LinkButton>
      </p>
    </Callout>
  )
}
