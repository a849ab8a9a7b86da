// The one page of questions of a booking that begins at a clinic: name, phone, treatment, city.
import { Field } from '@/components/kit/field'
import { PhoneField } from '@/components/kit/phone-field'
import { Select } from '@/components/kit/select'
import { Consent, HaveAccount } from '@/components/step/phone-question'
import type { Step } from '@/components/step/step'
import { StepPage } from '@/components/step/step-page'
import type { ClinicStartData } from '@/components/step/views'
import { CLINIC_START, NAME } from '@/lib/texts/en/questions'

type Props = { step: Step; clinic: string; data: ClinicStartData }

export function ClinicStart({ step, clinic, data }: Props) {
  const { values } = step
  return (
    <StepPage step={step} title={CLINIC_START.title(clinic)}>
      {(causes) => (
        <>
          <HaveAccount href={step.signIn} />
          <Field
            name="name"
            label={NAME.label}
            hint={NAME.hint}
            autoComplete="name"
            spellCheck={false}
            value={values.name ?? ''}
            cause={causes.name}
          />
          <PhoneField value={values.phone ?? ''} cause={causes.phone} />
          <Select
            name="treatment"
            label={CLINIC_START.treatment}
            empty={CLINIC_START.choose}
            options={data.treatments}
            value={values.treatment ?? ''}
            cause={causes.treatment}
          />
          <Select
            name="city"
            label={CLINIC_START.city}
            options={data.cities}
            value={values.city || data.city}
            cause={causes.city}
          />
          <Consent />
        </>
      )}
    </StepPage>
  )
}
