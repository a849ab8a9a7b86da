// One labelled control with its hint and its mistake: a text field, or a list to choose from.
import type { InputHTMLAttributes, ReactNode } from 'react'
import styles from '@/components/kit/fields/field.module.css'
import { Mistake } from '@/components/kit/fields/mistake'

type Labels = {
  name: string
  label: string
  hint?: string | undefined
  /** What is wrong with it, in words. */
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

/** What the control says of itself: the ids of what stands around it. */
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
    /** What stands beside the input, as its own button. */
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

/** A field with what lies below it while somebody types: a DropList. */
export function FieldBox({ children }: { children: ReactNode }) {
  return <div className={styles.box}>{children}</div>
}

type Option = { value: string; label: string }
/** `empty` is the words of the choice that is none; left out, the first option stands chosen. */
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
