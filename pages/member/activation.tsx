import { BulletList } from '@/components/kit/list'
import { StepPage } from '@/components/step/step-page'
import { type StepProps, withStep } from '@/lib/http/with-step'
import { MEMBER } from '@/lib/texts/en/member'

export const getServerSideProps = withStep('/member/activation')

export default function Activation({ step }: StepProps) {
  return (
    <StepPage
      sentences={{}}
      step={step}
      title={MEMBER.activationTitle}
      lead={MEMBER.activationLead}
      button={MEMBER.activate}
      scene="heroes/membership"
    >
      {() => (
        <BulletList>
          {MEMBER.benefits.map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </BulletList>
      )}
    </StepPage>
  )
}
