import { useMemo } from 'react'
import { Choices } from '@/components/kit/choices/choices'
import { PhotoFold } from '@/components/photos/photo-fold'
import { StepPage } from '@/components/step/step-page'
import { useTexts } from '@/lib/browser/texts'
import { AGE_BAND, HOW_LONG, PAIN_NOW, TRIED_BEFORE } from '@/lib/catalogue/treatments/concerns'
import { type StepProps, withStep } from '@/lib/http/steps/with-step'
import { questionnaireSteps } from '@/lib/page-handlers/steps/questionnaire'
import { optionsIn } from '@/lib/texts/choices'
import type { QuestionnaireData } from '@/lib/views/steps'

export const getServerSideProps = withStep('/free-smile-consultation/questionnaire', questionnaireSteps)

export default function Questionnaire({ step, data }: StepProps<QuestionnaireData>) {
  const { QUESTIONNAIRE } = useTexts('questionnaire')
  const { how_long, tried_before, pain_now, age_band, best_time } = QUESTIONNAIRE.options
  const questions = [
    { name: 'how_long', options: optionsIn(how_long, HOW_LONG) },
    { name: 'tried_before', options: optionsIn(tried_before, TRIED_BEFORE) },
    { name: 'pain_now', options: optionsIn(pain_now, PAIN_NOW) },
    { name: 'age_band', options: optionsIn(age_band, AGE_BAND) },
    {
      name: 'best_time',
      options: data.bestTimes.map((time) => ({ ...time, ...best_time[time.value] })),
    },
  ] as const
  const { PHOTOS } = useTexts('photos')
  const sentences = useMemo(
    () => ({ ...QUESTIONNAIRE.causes, ...PHOTOS.causes }),
    [QUESTIONNAIRE.causes, PHOTOS.causes],
  )
  return (
    <StepPage
      step={step}
      sentences={sentences}
      title={QUESTIONNAIRE.title}
      lead={QUESTIONNAIRE.hint}
      button={QUESTIONNAIRE.submit}
    >
      {(mistakes) => (
        <>
          {questions.map(({ name, options }) => (
            <Choices
              key={name}
              name={name}
              legend={QUESTIONNAIRE[name]}
              options={options}
              value={step.values[name] || (data.answers[name] ?? '')}
              mistake={mistakes[name]}
              dense
            />
          ))}
          <PhotoFold photos={step.photos ?? []} mistake={mistakes.photos} />
        </>
      )}
    </StepPage>
  )
}
