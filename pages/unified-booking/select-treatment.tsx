import { useMemo } from 'react'
import type { Option } from '@/components/kit/choices/option-face'
import { PhotoFold } from '@/components/photos/photo-fold'
import { ChoiceQuestion } from '@/components/step/choice-question'
import { useTexts } from '@/lib/browser/texts'
import { offeredIn } from '@/lib/catalogue/treatments/offered-treatments'
import { UNNAMED } from '@/lib/catalogue/treatments/treatment-names'
import { cardPrice } from '@/lib/http/steps/price-text'
import { costLine } from '@/lib/http/steps/treatment-cost'
import { treatmentTitle } from '@/lib/http/steps/treatment-title'
import { tariffOf } from '@/lib/http/steps/visitor-price'
import { type StepProps, withStep } from '@/lib/http/steps/with-step'
import { treatmentOption } from '@/lib/page-handlers/steps/treatment-option'

/** `preset` lets a patient who is not sure continue without a choice. */
type Data = { treatments: Option[]; preset: { value: string; label: string } | null }

export const getServerSideProps = withStep<Data>('/unified-booking/select-treatment', {
  async load(context) {
    const { answers, texts } = context
    const { concern_category: category, treatment } = answers
    const offered = category ? offeredIn(category) : []
    // A campaign's treatment stays on offer in every category.
    const shown = treatment && !offered.includes(treatment) ? [treatment, ...offered] : offered
    const tariff = await tariffOf(context)
    return {
      treatments: shown.map((key) => ({
        ...treatmentOption(texts, key),
        line: costLine(texts, key) ?? undefined,
        aside: cardPrice(texts, key, 'open', tariff),
      })),
      preset: category === 'not_sure' ? { value: UNNAMED, label: treatmentTitle(texts, UNNAMED) } : null,
    }
  },
})

export default function SelectTreatment({ step, data }: StepProps<Data>) {
  const { TREATMENT } = useTexts('select-treatment')
  const { PHOTOS } = useTexts('photos')
  const sentences = useMemo(() => ({ ...TREATMENT.causes, ...PHOTOS.causes }), [TREATMENT.causes, PHOTOS.causes])
  return (
    <ChoiceQuestion
      step={step}
      name="treatment"
      sentences={sentences}
      title={TREATMENT.title}
      legend={TREATMENT.legend}
      options={data.treatments}
      preset={data.preset ?? undefined}
      below={({ photos }) => <PhotoFold photos={step.photos ?? []} mistake={photos} />}
    />
  )
}
