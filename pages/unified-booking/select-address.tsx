import { AddressQuestion } from '@/components/step/address-question'
import type { StepProps } from '@/lib/http/with-step'
import { type AddressData, addressSteps } from '@/lib/screens/steps/address'
import { leadStep } from '@/lib/screens/steps/lead-step'

export const getServerSideProps = leadStep(
  '/unified-booking/select-address',
  addressSteps('/unified-booking/clinic-list'),
)

export default function SelectAddress({ step, data }: StepProps<AddressData>) {
  return <AddressQuestion step={step} data={data} />
}
