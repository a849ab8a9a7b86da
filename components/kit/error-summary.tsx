// What is wrong with a form, at its top: focused, each entry leading to its field.
import { useEffect, useRef } from 'react'
import styles from '@/components/kit/form.module.css'
import { causeText } from '@/lib/texts/en/causes'
import { STEP } from '@/lib/texts/en/steps'

type Props = { causes: Record<string, string> }

export function ErrorSummary({ causes }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const entries = Object.entries(causes)
  const said = entries.map(([control, cause]) => `${control}.${cause}`).join(' ')
  useEffect(() => {
    if (said !== '') box.current?.focus()
  }, [said])
  if (entries.length === 0) return null
  return (
    // biome-ignore lint/a11y/noAutofocus: an error summary takes the focus, without scripts too (GOV.UK, error summary)
    <div ref={box} className={styles.summary} role="alert" tabIndex={-1} autoFocus aria-labelledby="problem">
      <h2 id="problem">{STEP.problem}</h2>
      <ul>
        {entries.map(([control, cause]) => (
          <li key={control}>
            <a href={`#${control}`}>{causeText(control, cause)}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}
