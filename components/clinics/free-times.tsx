// Free times as pills, each the beginning of a booking at that time.

import Link from 'next/link'
import styles from '@/components/clinics/clinics.module.css'
import type { FreeTime } from '@/components/clinics/views'
import { List } from '@/components/kit/list'

export function FreeTimes({
  times,
  label,
  dated = false,
}: {
  times: readonly FreeTime[]
  label: string
  dated?: boolean
}) {
  return (
    <List className={dated ? styles.dated : styles.times} aria-label={label}>
      {times.map(({ day, time, href }) => (
        <li key={href}>
          <Link className={styles.time} href={href} prefetch={false}>
            <span className={dated ? styles.timeDay : 'visually-hidden'}>
              {day}
              <span className="visually-hidden">, </span>
            </span>
            {time}
          </Link>
        </li>
      ))}
    </List>
  )
}
