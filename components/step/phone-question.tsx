import { Anchor } from '@/components/kit/anchor'
import { Card } from '@/components/kit/card'
import { CheckList } from '@/components/kit/choices/check-list'
import { PhoneField } from '@/components/kit/fields/phone-field'
import { Note } from '@/components/kit/note'
import { TextLink } from '@/components/kit/text-link'
import { PriceList } from '@/components/site/price-list'
import styles from '@/components/step/step.module.css'
import { StepPage } from '@/components/step/step-page'
import { PATHS } from '@/lib/addresses/paths'
import { useTexts } from '@/lib/browser/texts'
import type { Step } from '@/lib/views/step'
import type { CampaignView } from '@/lib/views/steps'

export function Consent() {
  const { PHONE } = useTexts('input-phone')
  return (
    <Note className={styles.consent} isSmall>
      {PHONE.consent} <Anchor href={PATHS.privacy}>{PHONE.privacy}</Anchor>
    </Note>
  )
}

/** After the step's own button, because most visitors have no account. */
export function HaveAccount({ href }: { href: string | null }) {
  const { PHONE } = useTexts('input-phone')
  if (href === null) return null
  return (
    <p className={styles.account}>
      <TextLink href={href}>{PHONE.account}</TextLink>
    </p>
  )
}

function Offer({ campaign: { prices, note, facts, next } }: { campaign: CampaignView }) {
  return (
    <Card className={styles.offer} look="quiet">
      <PriceList prices={prices} />
      <Note isSmall>{note}</Note>
      <CheckList lines={facts} />
      {next ? <p className={styles.next}>{next}</p> : null}
    </Card>
  )
}

type Props = {
  step: Step
  lead?: string
  campaign?: CampaignView | null
}

export function PhoneQuestion({ step, lead, campaign = null }: Props) {
  const { PHONE } = useTexts('input-phone')
  return (
    <StepPage
      step={step}
      sentences={PHONE.causes}
      title={campaign?.headline ?? PHONE.title}
      lead={campaign ? undefined : (lead ?? PHONE.why)}
      scene={campaign?.picture}
      after={
        <>
          <HaveAccount href={step.signIn} />
          {campaign ? <CheckList lines={campaign.trust} /> : null}
        </>
      }
    >
      {(mistakes) => (
        <>
          {campaign ? <Offer campaign={campaign} /> : null}
          {step.price !== '' && !campaign ? <Note className={styles.price}>{step.price}</Note> : null}
          <Consent />
          <PhoneField value={step.values.phone ?? ''} mistake={mistakes.phone} />
        </>
      )}
    </StepPage>
  )
}
