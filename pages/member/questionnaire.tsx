import { ChoiceQuestion } from '@/components/step/choice-question'
import { ISSUES } from '@/lib/catalogue/concerns'
import { type StepProps, withStep } from '@/lib/http/with-step'
import { memberQuestionnaireSteps } from '@/lib/screens/steps/member'
import { optionsOf } from '@/lib/texts/en/choices'
import { MEMBER } from '@/lib/texts/en/member'

export const getServerSideProps = withStep('/member/questionnaire', memberQuestionnaireSteps)

export default function MemberQuestionnaire({ step }: StepProps) {
  return (
    <ChoiceQuestion
      step={step}
      name="issue"
      title={MEMBER.issueTitle}
      legend={MEMBER.issueLegend}
      options={optionsOf('issue', ISSUES)}
    />
  )
}
