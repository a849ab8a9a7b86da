import { PprLanding, type PprLandingData } from '@/components/step/ppr-landing'
import { FLOWS } from '@/flows/table'
import { PURPOSE_KEYS } from '@/lib/catalogue/treatments/concerns'
import { type StepProps, withStep } from '@/lib/http/steps/with-step'
import { optionsIn } from '@/lib/texts/choices'

export const getServerSideProps = withStep<PprLandingData>('/free-smile-consultation', {
  load: async ({ answers, hrefOf, origin, texts }) => ({
    origin,
    questions: FLOWS.PPR.rows.flatMap(({ posts = [] }) => posts).length,
    cards: optionsIn(texts['select-issue'].PURPOSE.options, PURPOSE_KEYS).map(({ value, label, line = '' }) => ({
      purpose: value,
      label,
      line,
      href: hrefOf('/free-smile-consultation/input-phone', { ...answers, purpose: value }),
    })),
  }),
})

export default function FreeSmileConsultation({ step, data }: StepProps<PprLandingData>) {
  return <PprLanding step={step} data={data} />
}
