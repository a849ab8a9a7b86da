import { AddressQuestion } from '@/components/step/address-question'
import type { AddressData } from '@/components/step/views'
import { type StepProps, withStep } from '@/lib/http/with-step'
import { addressSteps } from '@/lib/screens/steps/address'

export const getServerSideProps = withStep(
  '/unified-booking/ext/select-address',
  addressSteps('/unified-booking/ext/clinic-list'),
)

export default function SelectAddress({ step, data }: StepProps<AddressData>) {
  return <AddressQuestion step={step} data={data} />
}
