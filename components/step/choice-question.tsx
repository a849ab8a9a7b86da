// A step that is one question with a handful of answers: a tap on a card answers it.
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
  /** What the step goes on with for whoever has chosen nothing yet. */
  preset?: { value: string; label: string } | undefined
  children?: ReactNode
  /** What may be added beside the answer, given what is wrong with it. */
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
  const given = step.values[name] ?? ''
  // Where there is one answer alone the step opens with it.
  const chosen = options.length === 1 ? options[0] : options.find(({ value }) => value === given)
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
            value={given}
            mark={STEP.chosen}
            busy={tapped?.value}
            mistake={mistakes[name]}
          />
          {below?.(mistakes)}
        </>
      )}
    </StepPage>
  )
}
