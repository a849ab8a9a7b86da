import { useMemo } from 'react'
import { Callout } from '@/components/kit/callout'
import { Choices } from '@/components/kit/choices'
import { StepPage } from '@/components/step/step-page'
import { useWords } from '@/lib/browser/words'
import { BRAND } from '@/lib/catalogue/brand'
import { CONCERN_CATEGORIES } from '@/lib/catalogue/concerns'
import { TREATMENTS } from '@/lib/catalogue/treatments'
import { type StepProps, withStep } from '@/lib/http/with-step'
import { optionsIn } from '@/lib/texts/choices'
import { fill } from '@/lib/texts/fill'

// A video call is an appointment too: the answer settles how the clinic list books.
export const getServerSideProps = withStep('/unified-booking/video-consultation', {
  submit: async ({ answers }) => ({
    kind: 'next',
    answers: { appointment_type: answers.skip_video === 'false' ? 'video' : 'clinic' },
  }),
})

export default function VideoConsultation({ step }: StepProps) {
  const { emergencyLine } = useWords('concern-category')
  const { VIDEO } = useWords('video-consultation')
  const { TREATMENT } = useWords('select-treatment')
  const sentences = useMemo(() => ({ ...VIDEO.causes, ...TREATMENT.causes }), [VIDEO, TREATMENT])
  const treatments = CONCERN_CATEGORIES.emergency.map((value) => ({
    value,
    label: value === 'routine_checkup' ? VIDEO.unknown : TREATMENTS[value].label,
  }))
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
            value={values.treatment || 'routine_checkup'}
            mistake={mistakes.treatment}
          />
        </>
      )}
    </StepPage>
  )
}
