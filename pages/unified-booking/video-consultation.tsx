import { useMemo } from 'react'
import { Callout } from '@/components/kit/callout'
import { Choices } from '@/components/kit/choices'
import type { Option } from '@/components/kit/option-face'
import { StepPage } from '@/components/step/step-page'
import { useWords } from '@/lib/browser/words'
import { BRAND } from '@/lib/catalogue/brand'
import { offeredIn, treatmentFor } from '@/lib/catalogue/offered-treatments'
import { type StepProps, withStep } from '@/lib/http/with-step'
import { treatmentOption } from '@/lib/screens/steps/treatment-option'
import { optionsIn } from '@/lib/texts/choices'
import { fill } from '@/lib/texts/fill'

/** `unknown` is the treatment of who can't say which it is. */
type Data = { treatments: Option[]; unknown: string }

// A video call is an appointment too: the answer settles how the clinic list books.
export const getServerSideProps = withStep<Data>('/unified-booking/video-consultation', {
  load: async ({ words }) => ({
    treatments: offeredIn('emergency').map((key) => treatmentOption(words, key)),
    unknown: treatmentFor('tooth_pain'),
  }),
  submit: async ({ answers }) => ({
    kind: 'next',
    answers: { appointment_type: answers.skip_video === 'false' ? 'video' : 'clinic' },
  }),
})

export default function VideoConsultation({ step, data }: StepProps<Data>) {
  const { emergencyLine } = useWords('concern-category')
  const { VIDEO } = useWords('video-consultation')
  const { TREATMENT } = useWords('select-treatment')
  const sentences = useMemo(() => ({ ...VIDEO.causes, ...TREATMENT.causes }), [VIDEO.causes, TREATMENT.causes])
  const treatments = data.treatments.map((option) =>
    option.value === data.unknown ? { ...option, label: VIDEO.unknown } : option,
  )
  const { values } = step
  return (
    <StepPage step={step} sentences={sentences} title={VIDEO.title}>
      {(mistakes) => (
        <>
          <Callout tone="coral">
            {fill(emergencyLine, { national: BRAND.emergency.national, ambulance: BRAND.emergency.ambulance })}
          </Callout>
          <Choices
            name="skip_video"
            legend={VIDEO.legend}
            options={optionsIn(VIDEO.options, ['false', 'true'])}
            value={values.skip_video ?? ''}
            mistake={mistakes.skip_video}
          />
          <Choices
            name="treatment"
            legend={VIDEO.treatment}
            options={treatments}
            value={values.treatment || data.unknown}
            mistake={mistakes.treatment}
          />
        </>
      )}
    </StepPage>
  )
}
