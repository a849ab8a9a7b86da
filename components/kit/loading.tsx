// The loading indicator of a named area: three dots or a skeleton while a tracked request of it is pending.
import type { ReactNode } from 'react'
import styles from '@/components/kit/loading.module.css'
import { useIsLoading } from '@/lib/browser/shell/loading-areas'
import { useTexts } from '@/lib/browser/texts'

type Props = {
  /** The area's name, as the request is tracked under (lib/browser/shell/loading-areas.ts). */
  area: string
  /** Shown in place of the dots. */
  skeleton?: ReactNode
  /** Nobody asked for it: it is not read out. */
  isQuiet?: boolean
  children?: ReactNode
}

export function Loading({ area, skeleton, isQuiet = false, children }: Props) {
  const { SHELL } = useTexts('shell')
  const isLoading = useIsLoading(area)
  if (!isLoading) return children
  return (
    <div className={styles.loading} role={isQuiet ? undefined : 'status'} aria-busy="true">
      {isQuiet ? null : <span className="visually-hidden">{SHELL.loading}</span>}
      {skeleton || (
        <span className={styles.dots} aria-hidden="true">
          <span className={styles.dot} />
          <span className={styles.dot} />
          <span className={styles.dot} />
        </span>
      )}
    </div>
  )
}
