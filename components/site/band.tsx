import type { ReactNode } from 'react'
import styles from '@/components/site/band.module.css'

type Props = { title: string; id?: string; toned?: boolean; children: ReactNode }

export function Band({ title, id, toned = false, children }: Props) {
  return (
    <section id={id} className={toned ? styles.toned : styles.band}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}
