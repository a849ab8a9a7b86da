// Shown while a tracked request is pending (lib/browser/shell/loading-areas.ts).
import type { ReactNode } from 'react'
import styles from '@/components/kit/loading.module.css'
import { useIsLoading } from '@/lib/browser/shell/loading-areas'
import { useTexts } from '@/lib/browser/texts'

type Props = {
  area: string
  /** Shown instead of the dots. */
  skeleton?: ReactNode
  /** Not read out, because the visitor did not ask for it. */
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
