import { Callout } from '@/components/kit/callout'
import { Choices } from '@/components/kit/choices'
import { StepPage } from '@/components/step/step-page'
import { BRAND } from '@/lib/catalogue/brand'
import { CONCERN_CATEGORIES } from '@/lib/catalogue/concerns'
import { TREATMENTS } from '@/lib/catalogue/treatments'
import { type StepProps, withStep } from '@/lib/http/with-step'
import { optionsIn } from '@/lib/texts/choices'
import { emergencyLine } from '@/lib/texts/en/questions/concern-category'
import { TREATMENT } from '@/lib/texts/en/questions/select-treatment'
import { VIDEO } from '@/lib/texts/en/questions/video-consultation'
import { fill } from '@/lib/texts/fill'

// A video call is an appointment too: the answer settles how the clinic list books.
export const getServerSideProps = withStep('/unified-booking/video-consultation', {
  submit: async ({ answers }) => ({
    kind: 'next',
    answers: { appointment_type: answers.skip_video === 'false' ? 'video' : 'clinic' },
  }),
})

const SENTENCES = { ...VIDEO.causes, ...TREATMENT.causes }
const TREATMENT_OPTIONS = CONCERN_CATEGORIES.emergency.map((value) => ({
  value,
  label: value === 'routine_checkup' ? VIDEO.unknown : TREATMENTS[value].label,
}))

export default function VideoConsultation({ step }: StepProps) {
  const { values } = step
  return (
    <StepPage step={step} sentences={SENTENCES} title={VIDEO.title}>
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
            options={TREATMENT_OPTIONS}
            value={values.treatment || 'routine_checkup'}
            mistake={mistakes.treatment}
          />
        </>
      )}
    </StepPage>
  )
}
