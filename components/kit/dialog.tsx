// The browser's own element keeps the focus inside, closes at Escape and gives the focus back.
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import styles from '@/components/kit/dialog.module.css'

type Props = {
  header: string
  /** Escape, the backdrop, and any other way to close without an answer. */
  onDismiss: () => void
  role?: 'dialog' | 'alertdialog'
  children: ReactNode
}

export function Dialog({ header, onDismiss, role = 'dialog', children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useId()
  useEffect(() => {
    const element = dialog.current
    const before = document.activeElement
    if (element && !element.open) element.showModal()
    return () => {
      element?.close()
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])
  // Only a click on the backdrop has the dialog itself as its target.
  const onClick = (event: MouseEvent) => {
    if (event.target === dialog.current) onDismiss()
  }
  const onCancel = (event: { preventDefault(): void }) => {
    event.preventDefault()
    onDismiss()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape, which `cancel` hears, is the backdrop's key.
    <dialog
      ref={dialog}
      className={styles.dialog}
      role={role}
      aria-labelledby={title}
      onClick={onClick}
      onCancel={onCancel}
    >
      <div className={styles.panel}>
        <h2 id={title} className={styles.header}>
          {header}
        </h2>
        {children}
      </div>
    </dialog>
  )
}
