// Asks the city; whoever lives elsewhere can leave its name.
import { Choices } from '@/components/kit/choices'
import { Field } from '@/components/kit/field'
import { Submit } from '@/components/kit/submit'
import type { Step } from '@/components/step/step'
import styles from '@/components/step/step.module.css'
import { StepPage } from '@/components/step/step-page'
import type { CityData } from '@/components/step/views'
import { CITY } from '@/lib/texts/en/questions'

export function CityQuestion({ step, data }: { step: Step; data: CityData }) {
  return (
    <StepPage step={step} title={CITY.title} hasAside>
      {(causes) => (
        <Choices
          name="city"
          legend={CITY.legend}
          legendHidden
          options={data.cities}
          value={step.values.city ?? ''}
          cause={causes.city}
        >
          <details className={styles.aside} open={causes.other_city !== undefined}>
            <summary>{CITY.elsewhere}</summary>
            <Field
              form="aside"
              name="other_city"
              label={CITY.otherLabel}
              hint={CITY.otherHint}
              autoComplete="address-level2"
              value=""
              cause={causes.other_city}
            />
            <Submit colour="white" form="aside" name="intent" value="waiting">
              {CITY.waitingButton}
            </Submit>
          </details>
        </Choices>
      )}
    </StepPage>
  )
}
