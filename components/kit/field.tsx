// One labelled text field with its hint and its mistake.
import type { InputHTMLAttributes, ReactNode } from 'react'
import styles from '@/components/kit/form.module.css'
import { Mistake } from '@/components/kit/mistake'

export type FieldProps = InputHTMLAttributes<HTMLInputElement> & {
  name: string
  label: string
  hint?: string | undefined
  /** What is wrong with it, in words. */
  mistake?: string | null | undefined
  value?: string
  /** What stands beside the input, as its own button. */
  beside?: ReactNode
}

export function Field({ name, label, hint, mistake, value = '', beside, ...input }: FieldProps) {
  const described = [hint ? `${name}-hint` : null, mistake ? `${name}-error` : null].filter(Boolean).join(' ')
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
      {mistake ? <Mistake id={`${name}-error`}>{mistake}</Mistake> : null}
      <div className={beside ? styles.beside : undefined}>
        <input
          {...input}
          className={styles.input}
          id={name}
          name={name}
          defaultValue={value}
          aria-invalid={mistake ? true : undefined}
          aria-describedby={described || undefined}
        />
        {beside}
      </div>
    </div>
  )
}
