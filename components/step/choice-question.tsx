// A step that is one question with a handful of answers.
import type { ReactNode } from 'react'
import { Choices, type Option } from '@/components/kit/choices'
import type { Step } from '@/components/step/step'
import { StepPage } from '@/components/step/step-page'
import type { AnswerControl, Sentences } from '@/flows/causes'

type Props<C extends AnswerControl> = {
  step: Step
  name: C
  sentences: Sentences<C>
  title: string
  legend: string
  options: readonly Option[]
  lead?: string
  children?: ReactNode
}

export function ChoiceQuestion<C extends AnswerControl>({
  step,
  name,
  sentences,
  title,
  legend,
  options,
  lead,
  children,
}: Props<C>) {
  return (
    <StepPage step={step} title={title} lead={lead} sentences={sentences}>
      {(mistakes) => (
        <>
          {children}
          <Choices
            name={name}
            legend={legend}
            legendHidden
            options={options}
            value={step.values[name] ?? ''}
            mistake={mistakes[name]}
          />
        </>
      )}
    </StepPage>
  )
}
