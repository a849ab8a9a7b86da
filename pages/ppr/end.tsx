import { PprEnd } from '@/components/step/ppr-end'
import { type StepProps, withStep } from '@/lib/http/steps/with-step'
import { pprEndSteps } from '@/lib/page-handlers/steps/ppr-end'
import type { PprEndData } from '@/lib/views/steps'

export const getServerSideProps = withStep('/ppr/end', pprEndSteps)

export default function PprEndPage({ step, data }: StepProps<PprEndData>) {
  return <PprEnd step={step} data={data} />
}
