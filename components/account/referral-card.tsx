// The way to the patient's own invitation; shown where the programme is on for them.
import styles from '@/components/account/appointments.module.css'
import { Card } from '@/components/kit/card'
import { LinkButton } from '@/components/kit/link-button'
import { Section } from '@/components/kit/section'
import { PATHS } from '@/lib/addresses/paths'
import { useWords } from '@/lib/browser/words'

export function ReferralCard() {
  const { REFERRAL_CARD } = useWords('account')
  return (
    <Section aria-labelledby="referral">
      <h2 id="referral">{REFERRAL_CARD.title}</h2>
      <Card className={styles.appointment}>
        <p>{REFERRAL_CARD.line}</p>
        <LinkButton colour="white" href={PATHS.referral}>
          {REFERRAL_CARD.open}
        </LinkButton>
      </Card>
    </Section>
  )
}
