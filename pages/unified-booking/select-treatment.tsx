import { useMemo } from 'react'
import type { Option } from '@/components/kit/option-face'
import { PhotoFold } from '@/components/photos/photo-fold'
import { ChoiceQuestion } from '@/components/step/choice-question'
import { useWords } from '@/lib/browser/words'
import { offeredIn } from '@/lib/catalogue/offered-treatments'
import { cardPrice } from '@/lib/http/price-words'
import { type StepProps, withStep } from '@/lib/http/with-step'
import { treatmentOption } from '@/lib/screens/steps/treatment-option'

type Data = { treatments: Option[] }

export const getServerSideProps = withStep<Data>('/unified-booking/select-treatment', {
  async load({ answers, words }) {
    const { concern_category: category, treatment: given } = answers
    const offered = category ? offeredIn(category) : []
    // A campaign's treatment stays on offer in whichever category the patient finds themselves.
    const shown = given && !offered.includes(given) ? [given, ...offered] : offered
    return { treatments: shown.map((key) => ({ ...treatmentOption(words, key), aside: cardPrice(words, key) })) }
  },
})

export default function SelectTreatment({ step, data }: StepProps<Data>) {
  const { TREATMENT } = useWords('select-treatment')
  const { PHOTOS } = useWords('photos')
  const sentences = useMemo(() => ({ ...TREATMENT.causes, ...PHOTOS.causes }), [TREATMENT.causes, PHOTOS.causes])
  return (
    <ChoiceQuestion
      step={step}
      name="treatment"
      sentences={sentences}
      title={TREATMENT.title}
      legend={TREATMENT.legend}
      options={data.treatments}
      below={({ photos }) => <PhotoFold photos={step.photos ?? []} mistake={photos} />}
    />
  )
}
