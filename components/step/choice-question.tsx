// A step that is one question with a handful of answers.
import type { ReactNode } from 'react'
import { Choices, type Option } from '@/components/kit/choices'
import type { Step } from '@/components/step/step'
import { StepPage } from '@/components/step/step-page'
import type { AnswerControl } from '@/flows/causes'

type Props = {
  step: Step
  name: AnswerControl
  title: string
  legend: string
  options: readonly Option[]
  lead?: string
  children?: ReactNode
}

export function ChoiceQuestion({ step, name, title, legend, options, lead, children }: Props) {
  return (
    <StepPage step={step} title={title} lead={lead}>
      {(causes) => (
        <>
          {children}
          <Choices
            name={name}
            legend={legend}
            legendHidden
            options={options}
            value={step.values[name] ?? ''}
            cause={causes[name]}
          />
        </>
      )}
    </StepPage>
  )
}
