import { ChoiceQuestion } from '@/components/step/choice-question'
import { useTexts } from '@/lib/browser/texts'
import { ISSUES } from '@/lib/catalogue/treatments/concerns'
import { type StepProps, withStep } from '@/lib/http/steps/with-step'
import { memberQuestionnaireSteps } from '@/lib/page-handlers/steps/member'
import { optionsIn } from '@/lib/texts/choices'

export const getServerSideProps = withStep('/member/questionnaire', memberQuestionnaireSteps)

export default function MemberQuestionnaire({ step }: StepProps) {
  const { ISSUE } = useTexts('member-questionnaire')
  return (
    <ChoiceQuestion
      step={step}
      sentences={ISSUE.causes}
      name="issue"
      title={ISSUE.title}
      legend={ISSUE.legend}
      options={optionsIn(ISSUE.options, ISSUES)}
    />
  )
}
