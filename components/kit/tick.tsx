import type { ComponentProps } from 'react'
import styles from '@/components/kit/tick.module.css'

type Props = Omit<ComponentProps<'input'>, 'type' | 'className'> & { label: string }

export function Tick({ label, ...input }: Props) {
  return (
    <label className={styles.tick}>
      <input {...input} className={styles.box} type="checkbox" />
      {label}
    </label>
  )
}
