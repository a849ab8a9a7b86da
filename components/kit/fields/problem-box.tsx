import { type ReactNode, useEffect, useId, useRef } from 'react'
import styles from '@/components/kit/fields/problem-box.module.css'
import type { Problems } from '@/lib/browser/forms/problem'
import { useTexts } from '@/lib/browser/texts'

type Props = {
  problems: Problems
  title?: string
  /** False for problems that appear by themselves: the focus must not jump. */
  takesFocus?: boolean
  children?: ReactNode
}

export function ProblemBox({ problems, title, takesFocus = true, children }: Props) {
  const { STEP } = useTexts('steps')
  const box = useRef<HTMLDivElement>(null)
  const heading = useId()
  // A new list takes the focus, even with the same problems.
  useEffect(() => {
    if (takesFocus && problems.length > 0) box.current?.focus()
  }, [takesFocus, problems])
  if (problems.length === 0) return null
  return (
    <div
      ref={box}
      className={styles.box}
      role="alert"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: what is wrong takes the focus, without scripts too (GOV.UK, error summary)
      autoFocus={takesFocus}
      aria-labelledby={heading}
    >
      <h2 id={heading}>{title ?? STEP.problem}</h2>
      <ul>
        {problems.map(({ control, text }) => (
          <li key={text}>{control === null ? text : <a href={`#${control}`}>{text}</a>}</li>
        ))}
      </ul>
      {children}
    </div>
  )
}
