import { Callout } from '@/components/kit/callout'
import { ChoiceQuestion } from '@/components/step/choice-question'
import { BRAND } from '@/lib/catalogue/brand'
import { CONCERN_CATEGORY_KEYS } from '@/lib/catalogue/concerns'
import { type StepProps, withStep } from '@/lib/http/with-step'
import { optionsOf } from '@/lib/texts/en/choices'
import { CATEGORY } from '@/lib/texts/en/questions'

export const getServerSideProps = withStep('/unified-booking/concern-category')

export default function ConcernCategory({ step }: StepProps) {
  return (
    <ChoiceQuestion
      step={step}
      name="concern_category"
      title={CATEGORY.title}
      legend={CATEGORY.legend}
      options={optionsOf('concern_category', CONCERN_CATEGORY_KEYS)}
    >
      <Callout tone="coral">{CATEGORY.emergency(BRAND.emergency.national, BRAND.emergency.ambulance)}</Callout>
    </ChoiceQuestion>
  )
}
