// The radio input covers its label, so that a tap anywhere chooses it.
import type { ComponentProps } from 'react'
import styles from '@/components/kit/choices/cover-choice.module.css'

export type CoverChoiceProps = Omit<ComponentProps<'input'>, 'type'>

/** `className` is the label's, and shows the chosen state. */
export function CoverChoice({ className, children, ...input }: CoverChoiceProps) {
  return (
    <label className={className ? `${styles.choice} ${className}` : styles.choice}>
      <input {...input} className={styles.input} type="radio" />
      {children}
    </label>
  )
}
