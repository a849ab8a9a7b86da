import type { ReactNode } from 'react'
import { AnswerCards } from '@/components/kit/choices/answer-cards'
import type { Option } from '@/components/kit/choices/option-face'
import { StepPage } from '@/components/step/step-page'
import type { AnswerControl, Control, Sentences } from '@/flows/causes'
import { useTexts } from '@/lib/browser/texts'
import type { Mistakes } from '@/lib/texts/mistakes'
import type { Step } from '@/lib/views/step'

type Props<C extends Control> = {
  step: Step
  name: NoInfer<C> & AnswerControl
  sentences: Sentences<C>
  title: string
  legend: string
  options: readonly Option[]
  lead?: string
  /** The answer for visitors who have chosen nothing yet. */
  preset?: { value: string; label: string } | undefined
  children?: ReactNode
  /** An addition below the answers; it gets their mistakes. */
  below?: (mistakes: Mistakes<C>) => ReactNode
}

export function ChoiceQuestion<C extends Control>({
  step,
  name,
  sentences,
  title,
  legend,
  options,
  lead,
  preset,
  children,
  below,
}: Props<C>) {
  const { STEP } = useTexts('steps')
  const chosenValue = step.values[name] ?? ''
  // A step with only one answer opens with it.
  const chosen = options.length === 1 ? options[0] : options.find(({ value }) => value === chosenValue)
  const known = chosen ?? preset
  return (
    <StepPage step={step} title={title} lead={lead} sentences={sentences} cards={{ name, known }}>
      {(mistakes, tapped) => (
        <>
          {children}
          <AnswerCards
            name={name}
            legend={legend}
            legendHidden
            options={options}
            value={chosenValue}
            note={STEP.chosen}
            busy={tapped?.value}
            mistake={mistakes[name]}
          />
          {below?.(mistakes)}
        </>
      )}
    </StepPage>
  )
}
