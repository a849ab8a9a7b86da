import { ChoiceQuestion } from '@/components/step/choice-question'
import { PURPOSE_KEYS } from '@/lib/catalogue/concerns'
import { type StepProps, withStep } from '@/lib/http/with-step'
import { optionsOf } from '@/lib/texts/en/choices'
import { ISSUE } from '@/lib/texts/en/questions'

export const getServerSideProps = withStep('/free-smile-consultation/select-issue')

export default function SelectIssue({ step }: StepProps) {
  return (
    <ChoiceQuestion
      step={step}
      name="purpose"
      title={ISSUE.title}
      legend={ISSUE.legend}
      options={optionsOf('purpose', PURPOSE_KEYS)}
    />
  )
}
