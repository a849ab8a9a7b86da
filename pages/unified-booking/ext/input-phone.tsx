import { PhoneQuestion } from '@/components/step/phone-question'
import type { StepProps } from '@/lib/http/with-step'
import { treatmentOf } from '@/lib/steps/confirm-input'
import { leadStep } from '@/lib/steps/lead-step'
import { openPrice, serviceName } from '@/lib/steps/price-view'
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
