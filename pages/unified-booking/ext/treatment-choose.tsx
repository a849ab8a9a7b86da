import { ChoiceQuestion } from '@/components/step/choice-question'
import { concernsOf } from '@/flows/params'
import type { StepProps } from '@/lib/http/with-step'
import { leadStep } from '@/lib/screens/steps/lead-step'
import { optionsOf } from '@/lib/texts/en/choices'
import { SMILE_PARTS } from '@/lib/texts/en/questions'

export const getServerSideProps = leadStep('/unified-booking/ext/treatment-choose')

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
