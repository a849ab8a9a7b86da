import type { ReactNode } from 'react'
import styles from '@/components/desk/filters.module.css'

/** POST, if the search must not be in a URL. */
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
