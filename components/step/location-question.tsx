// Asks where: at home, where the city has home visits, or at a clinic.
import { ChoiceQuestion } from '@/components/step/choice-question'
import type { Step } from '@/components/step/step'
import type { LocationData } from '@/components/step/views'
import { optionsOf } from '@/lib/texts/en/choices'
import { LOCATION } from '@/lib/texts/en/questions'

type Props = { step: Step; data: LocationData }

export function LocationQuestion({ step, data }: Props) {
  const options = optionsOf('location', data.atHome ? ['at_home', 'clinic'] : ['clinic']).map((option) => ({
    ...option,
    aside: data.prices[option.value],
  }))
  return (
    <ChoiceQuestion
      step={step}
      name="location"
      title={LOCATION.title}
      legend={LOCATION.legend}
      lead={data.atHome ? undefined : LOCATION.noHome(data.city)}
      options={options}
    />
  )
}
