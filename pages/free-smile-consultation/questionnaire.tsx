import { Choices } from '@/components/kit/choices'
import { StepPage } from '@/components/step/step-page'
import { AGE_BAND, BEST_TIME, HOW_LONG, PAIN_NOW, TRIED_BEFORE } from '@/lib/catalogue/concerns'
import { type StepProps, withStep } from '@/lib/http/with-step'
import { questionnaireSteps } from '@/lib/screens/steps/questionnaire'
import { optionsIn } from '@/lib/texts/choices'
import { QUESTIONNAIRE } from '@/lib/texts/en/questions/questionnaire'

export const getServerSideProps = withStep('/free-smile-consultation/questionnaire', questionnaireSteps)

const { options } = QUESTIONNAIRE
const QUESTIONS = [
  { name: 'how_long', options: optionsIn(options.how_long, HOW_LONG) },
  { name: 'tried_before', options: optionsIn(options.tried_before, TRIED_BEFORE) },
  { name: 'pain_now', options: optionsIn(options.pain_now, PAIN_NOW) },
  { name: 'age_band', options: optionsIn(options.age_band, AGE_BAND) },
  { name: 'best_time', options: optionsIn(options.best_time, BEST_TIME) },
] as const

export default function Questionnaire({ step }: StepProps) {
  return (
    <StepPage
      step={step}
      sentences={QUESTIONNAIRE.causes}
      title={QUESTIONNAIRE.title}
      lead={QUESTIONNAIRE.hint}
      button={QUESTIONNAIRE.submit}
    >
      {(mistakes) =>
        QUESTIONS.map(({ name, options }) => (
          <Choices
            key={name}
            name={name}
            legend={QUESTIONNAIRE[name]}
            options={options}
            value={step.values[name] ?? ''}
            mistake={mistakes[name]}
            dense
          />
        ))
      }
    </StepPage>
  )
}
