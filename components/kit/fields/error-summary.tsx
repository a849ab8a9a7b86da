import { useMemo } from 'react'
import { ProblemBox } from '@/components/kit/fields/problem-box'

/** Error texts by control. */
type Props = { mistakes: Partial<Record<string, string>> }

export function ErrorSummary({ mistakes }: Props) {
  const problems = useMemo(
    () => Object.entries(mistakes).map(([control, text = '']) => ({ control, text })),
    [mistakes],
  )
  return <ProblemBox problems={problems} />
}
