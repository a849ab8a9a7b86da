import { Locate } from '@/components/clinics/locate'
import { Anchor } from '@/components/kit/anchor'
import { Field } from '@/components/kit/fields/field'
import styles from '@/components/step/step.module.css'
import { StepPage } from '@/components/step/step-page'
import { useTexts } from '@/lib/browser/texts'
import { fill } from '@/lib/texts/fill'
import type { Step } from '@/lib/views/step'
import type { AddressData } from '@/lib/views/steps'

type Props = { step: Step; data: AddressData }

export function AddressQuestion({ step, data }: Props) {
  const { ADDRESS } = useTexts('select-address')
  const { STEP } = useTexts('steps')
  const { values } = step
  return (
    <StepPage
      step={step}
      sentences={ADDRESS.causes}
      title={ADDRESS.title}
      after={
        <p className={styles.aside}>
          <Anchor href={data.clinicsHref}>{ADDRESS.clinics}</Anchor>
        </p>
      }
    >
      {(mistakes) => (
        <>
          <Field
            name="pincode"
            label={ADDRESS.pincode}
            hint={ADDRESS.pincodeHint}
            inputMode="numeric"
            autoComplete="postal-code"
            value={values.pincode ?? ''}
            mistake={mistakes.pincode}
          />
          <Field
            name="address"
            label={ADDRESS.address}
            autoComplete="address-line1"
            value={values.address ?? ''}
            mistake={mistakes.address}
          />
          <Field
            name="apartmentNumber"
            label={fill(STEP.optional, { label: ADDRESS.apartment })}
            autoComplete="address-line2"
            value={values.apartmentNumber ?? ''}
            mistake={mistakes.apartmentNumber}
          />
          <Field
            name="landmark"
            label={fill(STEP.optional, { label: ADDRESS.landmark })}
            hint={ADDRESS.landmarkHint}
            autoComplete="address-line3"
            value={values.landmark ?? ''}
            mistake={mistakes.landmark}
          />
          <Locate value={values.latLng ?? ''} mistake={mistakes.latLng} city={data.city} tiles={data.mapTiles} />
        </>
      )}
    </StepPage>
  )
}
