import { ChoiceQuestion } from '@/components/step/choice-question'
import { CONCERN_CATEGORIES, type ConcernCategory } from '@/lib/catalogue/concerns'
import { TREATMENTS, type TreatmentKey } from '@/lib/catalogue/treatments'
import type { StepProps } from '@/lib/http/with-step'
import { openPrice } from '@/lib/screens/price-view'
import { leadStep } from '@/lib/screens/steps/lead-step'
import { TREATMENT } from '@/lib/texts/en/questions'

type Data = { treatments: { value: TreatmentKey; price: string }[] }

export const getServerSideProps = leadStep<Data>('/unified-booking/select-treatment', {
  async load({ answers }) {
    const offered: readonly TreatmentKey[] = CONCERN_CATEGORIES[answers.concern_category as ConcernCategory]
    const given = answers.treatment as TreatmentKey | undefined
    // A campaign's treatment stays on offer in whichever category the patient finds themselves.
    const shown = given && !offered.includes(given) ? [given, ...offered] : offered
    return { treatments: shown.map((value) => ({ value, price: openPrice(value) })) }
  },
})

export default function SelectTreatment({ step, data }: StepProps<Data>) {
  const options = data.treatments.map(({ value, price }) => ({
    value,
    label: TREATMENTS[value].label || TREATMENT.visit,
    aside: price,
  }))
  return (
    <ChoiceQuestion step={step} name="treatment" title={TREATMENT.title} legend={TREATMENT.legend} options={options} />
  )
}
