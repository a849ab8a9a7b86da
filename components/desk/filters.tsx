// The form that narrows a list of the desk, or looks something up in it.
import type { ReactNode } from 'react'
import styles from '@/components/desk/filters.module.css'

/** By GET, unless what is looked for must stand in no address. */
export function DeskFilters({
  method = 'get',
  action,
  children,
}: {
  method?: 'get' | 'post'
  action?: string
  children: ReactNode
}) {
  return (
    <form className={styles.filters} method={method} action={action}>
      {children}
    </form>
  )
}
