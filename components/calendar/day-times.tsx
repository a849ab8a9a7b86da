import type { ReactNode } from 'react'
import styles from '@/components/calendar/slots.module.css'

export function DayTimes({ day, children }: { day: string; children: ReactNode }) {
  return (
    <fieldset className={styles.day}>
      <legend className={styles.legend}>{day}</legend>
      {children}
    </fieldset>
  )
}
