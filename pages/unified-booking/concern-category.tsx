import { Callout } from '@/components/kit/callout'
import { ChoiceQuestion } from '@/components/step/choice-question'
import { useWords } from '@/lib/browser/words'
import { BRAND } from '@/lib/catalogue/brand'
import { CONCERN_CATEGORY_KEYS } from '@/lib/catalogue/concerns'
import { type StepProps, withStep } from '@/lib/http/with-step'
import { optionsIn } from '@/lib/texts/choices'
import { fill } from '@/lib/texts/fill'

export const getServerSideProps = withStep('/unified-booking/concern-category')

export default function ConcernCategory({ step }: StepProps) {
  const { CATEGORY, emergencyLine } = useWords('concern-category')
  return (
    <ChoiceQuestion
      step={step}
      sentences={CATEGORY.causes}
      name="concern_category"
      title={CATEGORY.title}
      legend={CATEGORY.legend}
      options={optionsIn(CATEGORY.options, CONCERN_CATEGORY_KEYS)}
    >
      <Callout tone="coral">
        {fill(emergencyLine, { national: BRAND.emergency.national, ambulance: BRAND.emergency.ambulance })}
      </Callout>
    </ChoiceQuestion>
  )
}
