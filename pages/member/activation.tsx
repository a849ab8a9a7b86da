import { BulletList } from '@/components/kit/list'
import { StepPage } from '@/components/step/step-page'
import { useWords } from '@/lib/browser/words'
import { type StepProps, withStep } from '@/lib/http/with-step'

export const getServerSideProps = withStep('/member/activation')

export default function Activation({ step }: StepProps) {
  const { MEMBER } = useWords('member')
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
