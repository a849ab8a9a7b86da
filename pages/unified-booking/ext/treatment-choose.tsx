import { ChoiceQuestion } from '@/components/step/choice-question'
import { concernsOf } from '@/flows/params'
import { type StepProps, withStep } from '@/lib/http/with-step'
import { optionsOf } from '@/lib/texts/en/choices'
import { SMILE_PARTS } from '@/lib/texts/en/questions'

export const getServerSideProps = withStep('/unified-booking/ext/treatment-choose')

export default function TreatmentChoose({ step }: StepProps) {
  return (
    <ChoiceQuestion
      step={step}
      name="concern"
      title={SMILE_PARTS.title}
      legend={SMILE_PARTS.legend}
      options={optionsOf('concern', concernsOf(step.flow))}
    />
  )
}
