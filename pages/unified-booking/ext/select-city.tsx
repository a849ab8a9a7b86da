import { CityQuestion } from '@/components/step/city-question'
import type { StepProps } from '@/lib/http/with-step'
import { type CityData, citySteps } from '@/lib/screens/steps/city'
import { leadStep } from '@/lib/screens/steps/lead-step'

export const getServerSideProps = leadStep('/unified-booking/ext/select-city', citySteps)

export default function SelectCity({ step, data }: StepProps<CityData>) {
  return <CityQuestion step={step} cities={data.cities} />
}
