// A radio input that is its label's whole ground, unseen but for the ring of the focus: a tap anywhere chooses it.
import type { ComponentProps } from 'react'
import styles from '@/components/kit/choices/cover-choice.module.css'

export type CoverChoiceProps = Omit<ComponentProps<'input'>, 'type'>

/** `className` is the label's, and shows what is chosen. */
export function CoverChoice({ className, children, ...input }: CoverChoiceProps) {
  return (
    <label className={className ? `${styles.choice} ${className}` : styles.choice}>
      <input {...input} className={styles.input} type="radio" />
      {children}
    </label>
  )
}
