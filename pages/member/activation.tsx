import { Button } from '@/components/kit/button'
import { BulletList } from '@/components/kit/list'
import { Section } from '@/components/kit/section'
import { StepPage } from '@/components/step/step-page'
import { useTexts } from '@/lib/browser/texts'
import { type StepProps, withStep } from '@/lib/http/steps/with-step'
import { type ActivationData, activationSteps } from '@/lib/page-handlers/steps/member'
import { fill } from '@/lib/texts/fill'

export const getServerSideProps = withStep('/member/activation', activationSteps)

export default function Activation({ step, data: { benefits, member } }: StepProps<ActivationData>) {
  const { MEMBER } = useTexts('member')
  return (
    <StepPage
      sentences={{}}
      step={step}
      title={member ? fill(MEMBER.memberUntil, { day: member.validUntil }) : MEMBER.activationTitle}
      lead={member ? fill(MEMBER.memberLead, { number: member.number }) : MEMBER.activationLead}
      button={member ? null : MEMBER.activate}
      scene="heroes/membership"
    >
      {() => (
        <>
          <BulletList>
            {benefits.map((benefit) => (
              <li key={benefit}>{benefit}</li>
            ))}
          </BulletList>
          {member ? (
            <Section as="p">
              <Button text={MEMBER.book} route={member.bookHref} />
            </Section>
          ) : null}
        </>
      )}
    </StepPage>
  )
}
