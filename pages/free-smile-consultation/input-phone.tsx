import { PhoneQuestion } from '@/components/step/phone-question'
import { type StepProps, withStep } from '@/lib/http/with-step'

export const getServerSideProps = withStep('/free-smile-consultation/input-phone')

export default function InputPhone({ step }: StepProps) {
  return <PhoneQuestion step={step} />
}
