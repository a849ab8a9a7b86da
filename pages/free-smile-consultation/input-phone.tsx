import { PhoneQuestion } from '@/components/step/phone-question'
import { useTexts } from '@/lib/browser/texts'
import { type StepProps, withStep } from '@/lib/http/steps/with-step'

export const getServerSideProps = withStep('/free-smile-consultation/input-phone')

export default function InputPhone({ step }: StepProps) {
  const { PHONE } = useTexts('input-phone')
  return <PhoneQuestion step={step} lead={PHONE.whyCall} />
}
