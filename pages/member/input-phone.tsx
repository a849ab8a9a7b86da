import { PhoneQuestion } from '@/components/step/phone-question'
import { StepPage } from '@/components/step/step-page'
import type { StepProps } from '@/lib/http/with-step'
import { leadStep } from '@/lib/steps/lead-step'
import { type MemberPhoneData, memberPhoneSteps } from '@/lib/steps/member'
import { MEMBER } from '@/lib/texts/en/member'

export const getServerSideProps = leadStep('/member/input-phone', memberPhoneSteps)

export default function MemberPhone({ step, data }: StepProps<MemberPhoneData>) {
  if (data.noted === null || Object.keys(step.causes).length > 0)
    return <PhoneQuestion step={step} lead={MEMBER.phoneSignedOut} />
  return (
    <StepPage step={step} title={MEMBER.phoneNoted} lead={MEMBER.phoneNotedLine(data.noted)} button={null}>
      {() => null}
    </StepPage>
  )
}
