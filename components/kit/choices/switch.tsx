// Radio inputs work before the scripts load.
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

export function SwitchChoice(props: Omit<CoverChoiceProps, 'className'>) {
  return <CoverChoice {...props} className={styles.choice} />
}
