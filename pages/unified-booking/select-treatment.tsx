import { ChoiceQuestion } from '@/components/step/choice-question'
import { useWords } from '@/lib/browser/words'
import { CONCERN_CATEGORIES } from '@/lib/catalogue/concerns'
import { TREATMENTS, type TreatmentKey } from '@/lib/catalogue/treatments'
import { type StepProps, withStep } from '@/lib/http/with-step'
import { openPrice } from '@/lib/screens/price-view'

type Data = { treatments: { value: TreatmentKey; price: string }[] }

export const getServerSideProps = withStep<Data>('/unified-booking/select-treatment', {
  async load({ answers }) {
    const { concern_category: category, treatment: given } = answers
    const offered: readonly TreatmentKey[] = category ? CONCERN_CATEGORIES[category] : []
    // A campaign's treatment stays on offer in whichever category the patient finds themselves.
    const shown = given && !offered.includes(given) ? [given, ...offered] : offered
    return { treatments: shown.map((value) => ({ value, price: openPrice(value) })) }
  },
})

export default function SelectTreatment({ step, data }: StepProps<Data>) {
  const { TREATMENT } = useWords('select-treatment')
  const options = data.treatments.map(({ value, price }) => ({
    value,
    label: TREATMENTS[value].label || TREATMENT.visit,
    aside: price,
  }))
  return (
    <ChoiceQuestion
      step={step}
      name="treatment"
      sentences={TREATMENT.causes}
      title={TREATMENT.title}
      legend={TREATMENT.legend}
      options={options}
    />
  )
}
