// One labelled text field with its hint and its mistake.
import type { InputHTMLAttributes, ReactNode } from 'react'
import styles from '@/components/kit/form.module.css'
import { Mistake } from '@/components/kit/mistake'
import { causeText } from '@/lib/texts/en/causes'

export type FieldProps = InputHTMLAttributes<HTMLInputElement> & {
  name: string
  label: string
  hint?: string | undefined
  cause?: string | undefined
  /** The mistake in words, where it is none of the causes. */
  mistake?: string | null
  value?: string
  /** What stands beside the input, as its own button. */
  beside?: ReactNode
}

export function Field({ name, label, hint, cause, mistake, value = '', beside, ...input }: FieldProps) {
  const wrong = mistake ?? (cause ? causeText(name, cause) : null)
  const described = [hint ? `${name}-hint` : null, wrong ? `${name}-error` : null].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={name}>
        {label}
      </label>
      {hint ? (
        <p id={`${name}-hint`} className={styles.hint}>
          {hint}
        </p>
      ) : null}
      {wrong ? <Mistake id={`${name}-error`}>{wrong}</Mistake> : null}
      <div className={beside ? styles.beside : undefined}>
        <input
          {...input}
          className={styles.input}
          id={name}
          name={name}
          defaultValue={value}
          aria-invalid={wrong ? true : undefined}
          aria-describedby={described || undefined}
        />
        {beside}
      </div>
    </div>
  )
}
