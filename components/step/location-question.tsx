import { ChoiceQuestion } from '@/components/step/choice-question'
import { useTexts } from '@/lib/browser/texts'
import { optionsIn } from '@/lib/texts/choices'
import { fill } from '@/lib/texts/fill'
import type { Step } from '@/lib/views/step'
import type { LocationData } from '@/lib/views/steps'

type Props = { step: Step; data: LocationData }

export function LocationQuestion({ step, data }: Props) {
  const { LOCATION } = useTexts('select-location')
  const options = optionsIn(LOCATION.options, data.atHome ? ['at_home', 'clinic'] : ['clinic']).map((option) => ({
    ...option,
    line: data.lines[option.value],
    aside: data.prices[option.value],
  }))
  return (
    <ChoiceQuestion
      step={step}
      sentences={LOCATION.causes}
      name="location"
      title={data.atHome ? LOCATION.title : fill(LOCATION.clinicOnly, { city: data.city })}
      legend={LOCATION.legend}
      lead={[data.atHome ? '' : fill(LOCATION.noHome, { city: data.city }), data.note].filter(Boolean).join(' ')}
      options={options}
    />
  )
}
