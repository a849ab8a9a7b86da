// The server sends a title and a skeleton, because these parts need scripts.

import type { ReactNode } from 'react'
import styles from '@/components/account/changes.module.css'
import { Note } from '@/components/kit/note'
import { HelpPhone } from '@/components/site/help-phone'
import { useIsAlive } from '@/lib/browser/shell/use-is-alive'
import { useTexts } from '@/lib/browser/texts'

type Props = { id: string; title: string; line?: string; children: ReactNode }

export function Skeleton() {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      <span />
      <span />
    </div>
  )
}

export function Late({ children }: { children: ReactNode }) {
  const { ACCOUNT } = useTexts('account')
  if (useIsAlive()) return children
  return (
    <>
      <Skeleton />
      <noscript>
        <p>
          {ACCOUNT.noScript} <HelpPhone />
        </p>
      </noscript>
    </>
  )
}

export function LateSection({ id, title, line, children }: Props) {
  return (
    <section className={styles.part} id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {line ? <Note>{line}</Note> : null}
      <Late>{children}</Late>
    </section>
  )
}
