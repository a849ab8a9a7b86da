import { PhoneQuestion } from '@/components/step/phone-question'
import type { StepProps } from '@/lib/http/with-step'
import { leadStep } from '@/lib/screens/steps/lead-step'

export const getServerSideProps = leadStep('/free-smile-consultation/input-phone')

export default function InputPhone({ step }: StepProps) {
  return <PhoneQuestion step={step} />
}
