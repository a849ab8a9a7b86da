// One labelled text field with its hint and its mistake.
import type { InputHTMLAttributes } from 'react'
import styles from '@/components/form/form.module.css'
import { causeText } from '@/lib/texts/en/causes'

type Props = InputHTMLAttributes<HTMLInputElement> & {
  name: string
  label: string
  hint?: string
  cause?: string
  value: string
}

export function Field({ name, label, hint, cause, value, ...input }: Props) {
  const described = [hint ? `${name}-hint` : null, cause ? `${name}-error` : null].filter(Boolean).join(' ')
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
      {cause ? (
        <p id={`${name}-error`} className={styles.error}>
          {causeText(name, cause)}
        </p>
      ) : null}
      <input
        {...input}
        className={styles.input}
        id={name}
        name={name}
        defaultValue={value}
        aria-invalid={cause ? true : undefined}
        aria-describedby={described || undefined}
      />
    </div>
  )
}
