import { PhoneQuestion } from '@/components/step/phone-question'
import type { StepProps } from '@/lib/http/with-step'
import { openPrice, serviceName } from '@/lib/screens/price-view'
import { treatmentOf } from '@/lib/screens/steps/confirm-input'
import { leadStep } from '@/lib/screens/steps/lead-step'
import { PRICE } from '@/lib/texts/en/prices'

type Data = { price: string }

export const getServerSideProps = leadStep<Data>('/unified-booking/ext/input-phone', {
  async load({ flow, answers }) {
    const treatment = treatmentOf(flow, answers)
    return { price: PRICE.of(serviceName(treatment), openPrice(treatment)) }
  },
})

export default function InputPhone({ step, data }: StepProps<Data>) {
  return <PhoneQuestion step={step} price={data.price} />
}
