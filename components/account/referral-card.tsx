import styles from '@/components/account/appointments.module.css'
import { Button } from '@/components/kit/button'
import { Card } from '@/components/kit/card'
import { Section } from '@/components/kit/section'
import { PATHS } from '@/lib/addresses/paths'
import { useTexts } from '@/lib/browser/texts'

export function ReferralCard() {
  const { REFERRAL_CARD } = useTexts('account')
  return (
    <Section aria-labelledby="referral">
      <h2 id="referral">{REFERRAL_CARD.title}</h2>
      <Card className={styles.appointment}>
        <p>{REFERRAL_CARD.line}</p>
        <Button text={REFERRAL_CARD.open} colour="white" route={PATHS.referral} />
      </Card>
    </Section>
  )
}
