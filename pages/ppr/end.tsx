import Link from 'next/link'
import { Callout } from '@/components/kit/callout'
import { StepPage } from '@/components/step/step-page'
import { PATHS } from '@/lib/addresses/paths'
import { useWords } from '@/lib/browser/words'
import { type StepProps, withStep } from '@/lib/http/with-step'
import { type PprEndData, pprEndSteps } from '@/lib/screens/steps/ppr-end'
import { fill } from '@/lib/texts/fill'

export const getServerSideProps = withStep('/ppr/end', pprEndSteps)

export default function PprEnd({ step, data }: StepProps<PprEndData>) {
  const { PPR_END } = useWords('consultation')
  return (
    <StepPage
      sentences={{}}
      step={{ ...step, back: null }}
      title={PPR_END.title}
      lead={fill(PPR_END.line, { phone: data.phone })}
      button={null}
    >
      {() => (
        <>
          {data.strongPain ? (
            <Callout tone="coral">
              {PPR_END.strong}{' '}
              <Link href={data.emergencyHref} prefetch={false}>
                {PPR_END.emergency}
              </Link>
            </Callout>
          ) : null}
          <p>
            <Link href={PATHS.home}>{PPR_END.home}</Link>
          </p>
        </>
      )}
    </StepPage>
  )
}
