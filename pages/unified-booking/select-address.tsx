import { AddressQuestion } from '@/components/step/address-question'
import { type StepProps, withStep } from '@/lib/http/steps/with-step'
import { addressSteps } from '@/lib/page-handlers/steps/address'
import type { AddressData } from '@/lib/views/steps'

export const getServerSideProps = withStep(
  '/unified-booking/select-address',
  addressSteps('/unified-booking/clinic-list'),
)

export default function SelectAddress({ step, data }: StepProps<AddressData>) {
  return <AddressQuestion step={step} data={data} />
}
