import type { InputHTMLAttributes, ReactNode } from 'react'
import styles from '@/components/kit/fields/field.module.css'
import { Mistake } from '@/components/kit/fields/mistake'

type Labels = {
  name: string
  label: string
  hint?: string | undefined
  mistake?: string | null | undefined
}

function Labelled({ name, label, hint, mistake, children }: Labels & { children: ReactNode }) {
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
      {children}
    </div>
  )
}

const controlOf = ({ name, hint, mistake }: Labels) => ({
  className: styles.input,
  id: name,
  name,
  'aria-invalid': mistake ? true : undefined,
  'aria-describedby':
    [hint ? `${name}-hint` : null, mistake ? `${name}-error` : null].filter(Boolean).join(' ') || undefined,
})

export type FieldProps = InputHTMLAttributes<HTMLInputElement> &
  Labels & {
    value?: string
    /** Shown beside the input, such as its own button. */
    beside?: ReactNode
  }

export function Field({ name, label, hint, mistake, value = '', beside, ...input }: FieldProps) {
  const labels = { name, label, hint, mistake }
  return (
    <Labelled {...labels}>
      <div className={beside ? styles.beside : undefined}>
        <input {...input} {...controlOf(labels)} defaultValue={value} />
        {beside}
      </div>
    </Labelled>
  )
}

/** A field and its DropList. */
export function FieldBox({ children }: { children: ReactNode }) {
  return <div className={styles.box}>{children}</div>
}

type Option = { value: string; label: string }
/** `empty` labels the choice of nothing; without it, the first option is chosen. */
type SelectProps = Labels & { options: readonly Option[]; value: string; empty?: string }

export function Select({ options, value, empty, ...labels }: SelectProps) {
  return (
    <Labelled {...labels}>
      <select {...controlOf(labels)} defaultValue={value}>
        {empty === undefined ? null : <option value="">{empty}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Labelled>
  )
}
