import { Button } from '@/components/kit/button'
import { Section } from '@/components/kit/section'
import { StepPage } from '@/components/step/step-page'
import { useTexts } from '@/lib/browser/texts'
import { type StepProps, withStep } from '@/lib/http/steps/with-step'
import { type ActivatedData, activatedSteps } from '@/lib/page-handlers/steps/member'

export const getServerSideProps = withStep('/member/activated', activatedSteps)

export default function Activated({ step, data }: StepProps<ActivatedData>) {
  const { MEMBER } = useTexts('member')
  return (
    <StepPage sentences={{}} step={{ ...step, back: null }} title={MEMBER.activatedTitle} button={null}>
      {() => (
        <>
          <p>
            {MEMBER.number}: <strong>{data.number}</strong>
          </p>
          <p>
            {MEMBER.validUntil}: {data.validUntil}
          </p>
          <Section title={MEMBER.next}>
            <p>{MEMBER.nextLine}</p>
          </Section>
          <Section as="p">
            <Button text={MEMBER.book} route={data.bookHref} />
          </Section>
        </>
      )}
    </StepPage>
  )
}
