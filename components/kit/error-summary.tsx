// What is wrong with a step's form, by the causes of its controls.
import { useMemo } from 'react'
import { ProblemBox } from '@/components/kit/problem-box'
import { causeText } from '@/lib/texts/en/causes'

type Props = { causes: Record<string, string> }

export function ErrorSummary({ causes }: Props) {
  const problems = useMemo(
    () => Object.entries(causes).map(([control, cause]) => ({ control, text: causeText(control, cause) })),
    [causes],
  )
  return <ProblemBox problems={problems} />
}
