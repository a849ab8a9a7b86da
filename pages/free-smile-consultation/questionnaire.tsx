import { Choices } from '@/components/kit/choices'
import { StepPage } from '@/components/step/step-page'
import { AGE_BAND, BEST_TIME, HOW_LONG, PAIN_NOW, TRIED_BEFORE } from '@/lib/catalogue/concerns'
import { type StepProps, withStep } from '@/lib/http/with-step'
import { questionnaireSteps } from '@/lib/screens/steps/questionnaire'
import { optionsOf } from '@/lib/texts/en/choices'
import { QUESTIONNAIRE } from '@/lib/texts/en/consultation'

export const getServerSideProps = withStep('/free-smile-consultation/questionnaire', questionnaireSteps)

const QUESTIONS = [
  ['how_long', HOW_LONG],
  ['tried_before', TRIED_BEFORE],
  ['pain_now', PAIN_NOW],
  ['age_band', AGE_BAND],
  ['best_time', BEST_TIME],
] as const

export default function Questionnaire({ step }: StepProps) {
  return (
    <StepPage step={step} title={QUESTIONNAIRE.title} lead={QUESTIONNAIRE.hint} button={QUESTIONNAIRE.submit}>
      {(causes) =>
        QUESTIONS.map(([name, values]) => (
          <Choices
            key={name}
            name={name}
            legend={QUESTIONNAIRE[name]}
            options={optionsOf(name, values)}
            value={step.values[name] ?? ''}
            cause={causes[name]}
            dense
          />
        ))
      }
    </StepPage>
  )
}
