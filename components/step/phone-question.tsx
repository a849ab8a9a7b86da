// Asks the mobile number, with the consent notice beside it.
import Link from 'next/link'
import { Field } from '@/components/form/field'
import type { Step } from '@/components/step/step'
import styles from '@/components/step/step.module.css'
import { StepPage } from '@/components/step/step-page'
import { PHONE } from '@/lib/texts/en/steps'

type FieldProps = { value: string; cause?: string }

export function PhoneField({ value, cause }: FieldProps) {
  return (
    <Field
      name="phone"
      label={PHONE.label}
      hint={PHONE.hint}
      type="tel"
      inputMode="numeric"
      autoComplete="tel-national"
      value={value}
      cause={cause}
    />
  )
}

export function Consent() {
  return (
    <p className={styles.consent}>
      {PHONE.consent}{' '}
      <Link href="/privacy" prefetch={false}>
        {PHONE.privacy}
      </Link>
    </p>
  )
}

export function PhoneQuestion({ step, lead }: { step: Step; lead?: string }) {
  return (
    <StepPage step={step} title={PHONE.title} lead={lead}>
      {(causes) => (
        <>
          <PhoneField value={step.values.phone ?? ''} cause={causes.phone} />
          <Consent />
        </>
      )}
    </StepPage>
  )
}
