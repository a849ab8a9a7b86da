// Asks the address of a home visit.
import Link from 'next/link'
import { Locate } from '@/components/booking/locate'
import { Field } from '@/components/kit/field'
import type { Step } from '@/components/step/step'
import styles from '@/components/step/step.module.css'
import { StepPage } from '@/components/step/step-page'
import type { MapTiles } from '@/lib/browser/map/map-ground'
import { ADDRESS } from '@/lib/texts/en/questions'
import { STEP } from '@/lib/texts/en/steps'

type Data = {
  clinicsHref: string
  city: { id: string; lat: number; lng: number }
  mapTiles: MapTiles | null
}
type Props = { step: Step; data: Data }

export function AddressQuestion({ step, data }: Props) {
  const value = (name: string) => step.values[name] ?? ''
  return (
    <StepPage
      step={step}
      title={ADDRESS.title}
      after={
        <p className={styles.aside}>
          <Link href={data.clinicsHref} prefetch={false}>
            {ADDRESS.clinics}
          </Link>
        </p>
      }
    >
      {(causes) => (
        <>
          <Field
            name="pincode"
            label={ADDRESS.pincode}
            hint={ADDRESS.pincodeHint}
            inputMode="numeric"
            autoComplete="postal-code"
            value={value('pincode')}
            cause={causes.pincode}
          />
          <Field
            name="address"
            label={ADDRESS.address}
            autoComplete="address-line1"
            value={value('address')}
            cause={causes.address}
          />
          <Field
            name="apartmentNumber"
            label={STEP.optional(ADDRESS.apartment)}
            autoComplete="address-line2"
            value={value('apartmentNumber')}
            cause={causes.apartmentNumber}
          />
          <Field
            name="landmark"
            label={STEP.optional(ADDRESS.landmark)}
            hint={ADDRESS.landmarkHint}
            autoComplete="address-line3"
            value={value('landmark')}
            cause={causes.landmark}
          />
          <Locate value={value('latLng')} cause={causes.latLng} city={data.city} tiles={data.mapTiles} />
        </>
      )}
    </StepPage>
  )
}
