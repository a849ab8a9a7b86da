import { CityQuestion } from '@/components/step/city-question'
import { type StepProps, withStep } from '@/lib/http/steps/with-step'
import { citySteps } from '@/lib/page-handlers/steps/city'
import type { CityData } from '@/lib/views/steps'

export const getServerSideProps = withStep('/unified-booking/ext/select-city', citySteps)

export default function SelectCity({ step, data }: StepProps<CityData>) {
  return <CityQuestion step={step} data={data} />
}
