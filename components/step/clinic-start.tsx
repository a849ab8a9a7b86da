import { useMemo } from 'react'
import { Field, Select } from '@/components/kit/fields/field'
import { PhoneField } from '@/components/kit/fields/phone-field'
import { Consent, HaveAccount } from '@/components/step/phone-question'
import { StepPage } from '@/components/step/step-page'
import { TappedTimeNotice } from '@/components/step/tapped-time'
import { useTexts } from '@/lib/browser/texts'
import { fill } from '@/lib/texts/fill'
import type { Step } from '@/lib/views/step'
import type { ClinicStartData } from '@/lib/views/steps'

type Props = { step: Step; clinic: string; data: ClinicStartData }

export function ClinicStart({ step, clinic, data }: Props) {
  const { CLINIC_START } = useTexts('clinic-start')
  const { NAME } = useTexts('input-name')
  const { PHONE } = useTexts('input-phone')
  const { CITY } = useTexts('select-city')
  const { TREATMENT } = useTexts('select-treatment')
  const sentences = useMemo(
    () => ({ ...NAME.causes, ...PHONE.causes, ...TREATMENT.causes, city: CITY.causes.city }),
    [NAME.causes, PHONE.causes, TREATMENT.causes, CITY.causes.city],
  )
  const { values } = step
  return (
    <StepPage
      step={step}
      sentences={sentences}
      title={fill(CLINIC_START.title, { clinic })}
      after={<HaveAccount href={step.signIn} />}
    >
      {(mistakes) => (
        <>
          {data.time ? <TappedTimeNotice time={data.time} /> : null}
          {data.treatments.length === 1 ? (
            <input type="hidden" name="treatment" value={data.treatments[0]?.value} />
          ) : (
            <Select
              name="treatment"
              label={CLINIC_START.treatment}
              hint={data.priceHint}
              options={data.treatments}
              value={values.treatment || data.unknown}
              mistake={mistakes.treatment}
            />
          )}
          <Field
            name="name"
            label={NAME.label}
            hint={NAME.hint}
            autoComplete="name"
            spellCheck={false}
            value={values.name ?? ''}
            mistake={mistakes.name}
          />
          <Consent />
          <PhoneField value={values.phone ?? ''} mistake={mistakes.phone} />
          <Select
            name="city"
            label={CLINIC_START.city}
            options={data.cities}
            value={data.cities.some(({ value }) => value === values.city) ? (values.city ?? '') : data.city}
            mistake={mistakes.city}
          />
        </>
      )}
    </StepPage>
  )
}
