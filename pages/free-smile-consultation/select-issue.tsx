import { ChoiceQuestion } from '@/components/step/choice-question'
import { useTexts } from '@/lib/browser/texts'
import { PURPOSE_KEYS } from '@/lib/catalogue/treatments/concerns'
import { type StepProps, withStep } from '@/lib/http/steps/with-step'
import { optionsIn } from '@/lib/texts/choices'

export const getServerSideProps = withStep('/free-smile-consultation/select-issue')

export default function SelectIssue({ step }: StepProps) {
  const { PURPOSE } = useTexts('select-issue')
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
