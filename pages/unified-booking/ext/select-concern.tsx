import { ChoiceQuestion } from '@/components/step/choice-question'
import { concernsOf } from '@/flows/params'
import { type StepProps, withStep } from '@/lib/http/with-step'
import { optionsOf } from '@/lib/texts/en/choices'
import { CONCERN } from '@/lib/texts/en/questions'

export const getServerSideProps = withStep('/unified-booking/ext/select-concern')

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
