import { PhoneQuestion } from '@/components/step/phone-question'
import { type StepProps, withStep } from '@/lib/http/steps/with-step'
import { type PricedStartData, pricedStartSteps } from '@/lib/page-handlers/steps/priced-start'

export const getServerSideProps = withStep('/unified-booking/ext/input-phone', pricedStartSteps)

export default function InputPhone({ step, data }: StepProps<PricedStartData>) {
  return <PhoneQuestion step={step} campaign={data.campaign} />
}
