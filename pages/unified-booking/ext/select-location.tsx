import { LocationQuestion } from '@/components/step/location-question'
import type { StepProps } from '@/lib/http/with-step'
import { leadStep } from '@/lib/screens/steps/lead-step'
import { type LocationData, locationSteps } from '@/lib/screens/steps/location'

export const getServerSideProps = leadStep('/unified-booking/ext/select-location', locationSteps)

export default function SelectLocation({ step, data }: StepProps<LocationData>) {
  return <LocationQuestion step={step} data={data} />
}
