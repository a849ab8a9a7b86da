// Asks the mobile number, with the consent notice beside it.

import Link from 'next/link'
import { CheckList } from '@/components/kit/check-list'
import { Note } from '@/components/kit/note'
import { PhoneField } from '@/components/kit/phone-field'
import { TextLink } from '@/components/kit/text-link'
import type { Step } from '@/components/step/step'
import styles from '@/components/step/step.module.css'
import { StepPage } from '@/components/step/step-page'
import { PATHS } from '@/lib/addresses/paths'
import { useWords } from '@/lib/browser/words'
import { isTrial } from '@/lib/catalogue/variants'

export function Consent() {
  const { PHONE } = useWords('input-phone')
  return (
    <Note className={styles.consent} isSmall>
      {PHONE.consent}{' '}
      <Link href={PATHS.privacy} prefetch={false}>
        {PHONE.privacy}
      </Link>
    </Note>
  )
}

/** A patient with an account need not type what we know. Behind the step's own button: most have none. */
export function HaveAccount({ href }: { href: string | null }) {
  const { PHONE } = useWords('input-phone')
  if (href === null) return null
  return (
    <p className={styles.account}>
      <TextLink href={href}>{PHONE.account}</TextLink>
    </p>
  )
}

/** Why a campaign's visitor may trust us, below the question. */
function Trust({ price }: { price?: string }) {
  const { CAMPAIGN } = useWords('steps')
  return <CheckList lines={[price ?? CAMPAIGN.free, ...CAMPAIGN.trust]} />
}

/** `price` is what the flow books and what it costs, where it is not a free consultation. */
export function PhoneQuestion({ step, lead, price }: { step: Step; lead?: string; price?: string }) {
  const { PHONE } = useWords('input-phone')
  const { CAMPAIGN } = useWords('steps')
  const isCampaign = isTrial(step.trial, 'unified_booking', 'variant_A')
  return (
    <StepPage
      step={step}
      sentences={PHONE.causes}
      title={isCampaign ? CAMPAIGN.headline : PHONE.title}
      lead={isCampaign ? CAMPAIGN.lead : (lead ?? PHONE.why)}
      scene={isCampaign ? 'scenes/clinic' : undefined}
      after={
        <>
          <HaveAccount href={step.signIn} />
          {isCampaign ? <Trust price={price} /> : null}
        </>
      }
    >
      {(mistakes) => (
        <>
          <PhoneField value={step.values.phone ?? ''} mistake={mistakes.phone} />
          {price && !isCampaign ? <Note>{price}</Note> : null}
          <Consent />
        </>
      )}
    </StepPage>
  )
}
