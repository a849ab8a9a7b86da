// What went wrong, at the top of its screen: read out, focused, each entry leading to its field where it has one.
import { useEffect, useRef } from 'react'
import styles from '@/components/kit/form.module.css'
import type { Problems } from '@/lib/browser/sign-in/use-auth-run'
import { STEP } from '@/lib/texts/en/steps'

export function ProblemBox({ problems }: { problems: Problems }) {
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same mistake made again is told again.
  useEffect(() => box.current?.focus(), [problems])
  return (
    <div ref={box} className={styles.summary} role="alert" tabIndex={-1} aria-labelledby="problem">
      <h2 id="problem">{STEP.problem}</h2>
      <ul>
        {problems.map(({ control, text }) => (
          <li key={text}>{control === null ? text : <a href={`#${control}`}>{text}</a>}</li>
        ))}
      </ul>
    </div>
  )
}
