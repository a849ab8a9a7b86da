import { LocationQuestion } from '@/components/step/location-question'
import { type StepProps, withStep } from '@/lib/http/steps/with-step'
import { locationSteps } from '@/lib/page-handlers/steps/location'
import type { LocationData } from '@/lib/views/steps'

export const getServerSideProps = withStep('/unified-booking/select-location', locationSteps)

export default function SelectLocation({ step, data }: StepProps<LocationData>) {
  return <LocationQuestion step={step} data={data} />
}
