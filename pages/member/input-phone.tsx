import { Button } from '@/components/kit/button'
import { MemberPhone } from '@/components/step/member-phone'
import { StepPage } from '@/components/step/step-page'
import { useCampaignLinks } from '@/lib/browser/shell/campaign'
import { useTexts } from '@/lib/browser/texts'
import { type StepProps, withStep } from '@/lib/http/steps/with-step'
import { type MemberPhoneData, memberPhoneSteps } from '@/lib/page-handlers/steps/member'
import { fill } from '@/lib/texts/fill'

export const getServerSideProps = withStep('/member/input-phone', memberPhoneSteps)

export default function MemberInputPhone({ step, data }: StepProps<MemberPhoneData>) {
  const { MEMBER } = useTexts('member')
  const { book } = useCampaignLinks()
  if (data.noted === null || Object.keys(step.causes).length > 0) return <MemberPhone step={step} />
  return (
    <StepPage
      sentences={{}}
      step={step}
      title={MEMBER.phoneNoted}
      lead={fill(MEMBER.phoneNotedLine, { phone: data.noted })}
      button={null}
    >
      {() => <Button text={MEMBER.book} colour="white" route={book} />}
    </StepPage>
  )
}
