// Asks the city; whoever lives elsewhere can leave its name.
import { AnswerCards } from '@/components/kit/answer-cards'
import { Field } from '@/components/kit/field'
import { Submit } from '@/components/kit/submit'
import type { Step } from '@/components/step/step'
import styles from '@/components/step/step.module.css'
import { StepPage } from '@/components/step/step-page'
import type { CityData } from '@/components/step/views'
import { useWords } from '@/lib/browser/words'

export function CityQuestion({ step, data }: { step: Step; data: CityData }) {
  const { CITY } = useWords('select-city')
  const { STEP } = useWords('steps')
  const given = step.values.city ?? ''
  const known = data.cities.find(({ value }) => value === given)
  return (
    <StepPage step={step} sentences={CITY.causes} title={CITY.title} cards={{ name: 'city', known }} hasAside>
      {(mistakes, tapped) => (
        <AnswerCards
          name="city"
          legend={CITY.legend}
          legendHidden
          options={data.cities}
          value={given}
          mark={STEP.chosen}
          busy={tapped?.name === 'city' ? tapped.value : null}
          mistake={mistakes.city}
        >
          <details className={styles.aside} open={mistakes.other_city !== undefined}>
            <summary>{CITY.elsewhere}</summary>
            <Field
              form="aside"
              name="other_city"
              label={CITY.otherLabel}
              hint={CITY.otherHint}
              autoComplete="address-level2"
              value=""
              mistake={mistakes.other_city}
            />
            <Submit colour="white" form="aside" name="intent" value="waiting">
              {CITY.waitingButton}
            </Submit>
          </details>
        </AnswerCards>
      )}
    </StepPage>
  )
}
