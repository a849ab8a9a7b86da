import type { ReactNode } from 'react'
import styles from '@/components/kit/lead.module.css'

/** `lang`: where the text is not in the page's language. */
export function Lead({ children, lang }: { children: ReactNode; lang?: string | undefined }) {
  return (
    <p className={styles.lead} lang={lang}>
      {children}
    </p>
  )
}
