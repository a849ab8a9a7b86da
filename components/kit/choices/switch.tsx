// One of two or three views of the same thing, by radio inputs: it works before the page's scripts have come.
import type { ReactNode } from 'react'
import { CoverChoice, type CoverChoiceProps } from '@/components/kit/choices/cover-choice'
import styles from '@/components/kit/choices/switch.module.css'

type Props = { label: string; className?: string | undefined; children: ReactNode }

export function Switch({ label, className, children }: Props) {
  return (
    <fieldset className={className ? `${styles.switch} ${className}` : styles.switch}>
      <legend className="visually-hidden">{label}</legend>
      {children}
    </fieldset>
  )
}

/** `children` are its icon and its words. */
export function SwitchChoice(props: Omit<CoverChoiceProps, 'className'>) {
  return <CoverChoice {...props} className={styles.choice} />
}
