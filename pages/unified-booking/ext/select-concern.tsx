import { ChoiceQuestion } from '@/components/step/choice-question'
import { concernsOf } from '@/flows/params'
import type { StepProps } from '@/lib/http/with-step'
import { leadStep } from '@/lib/screens/steps/lead-step'
import { optionsOf } from '@/lib/texts/en/choices'
import { CONCERN } from '@/lib/texts/en/questions'

export const getServerSideProps = leadStep('/unified-booking/ext/select-concern')

export default function SelectConcern({ step }: StepProps) {
  return (
    <ChoiceQuestion
      step={step}
      name="concern"
      title={CONCERN.title}
      legend={CONCERN.legend}
      options={optionsOf('concern', concernsOf(step.flow))}
    />
  )
}
