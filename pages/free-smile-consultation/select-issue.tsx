import { ChoiceQuestion } from '@/components/step/choice-question'
import { PURPOSE_KEYS } from '@/lib/catalogue/concerns'
import { type StepProps, withStep } from '@/lib/http/with-step'
import { optionsIn } from '@/lib/texts/choices'
import { PURPOSE } from '@/lib/texts/en/questions/select-issue'

export const getServerSideProps = withStep('/free-smile-consultation/select-issue')

export default function SelectIssue({ step }: StepProps) {
  return (
    <ChoiceQuestion
      step={step}
      sentences={PURPOSE.causes}
      name="purpose"
      title={PURPOSE.title}
      legend={PURPOSE.legend}
      options={optionsIn(PURPOSE.options, PURPOSE_KEYS)}
    />
  )
}
