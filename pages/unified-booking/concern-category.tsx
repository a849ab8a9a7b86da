import { ChoiceQuestion } from '@/components/step/choice-question'
import { useTexts } from '@/lib/browser/texts'
import { CONCERN_CATEGORY_KEYS } from '@/lib/catalogue/treatments/concerns'
import { type StepProps, withStep } from '@/lib/http/steps/with-step'
import { optionsIn } from '@/lib/texts/choices'

export const getServerSideProps = withStep('/unified-booking/concern-category')

export default function ConcernCategory({ step }: StepProps) {
  const { CATEGORY } = useTexts('concern-category')
  return (
    <ChoiceQuestion
      step={step}
      sentences={CATEGORY.causes}
      name="concern_category"
      title={CATEGORY.title}
      legend={CATEGORY.legend}
      options={optionsIn(CATEGORY.options, CONCERN_CATEGORY_KEYS)}
    />
  )
}
