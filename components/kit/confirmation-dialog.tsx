// Spec section 4: calls the callback once with true or false, and closes.
import type { ReactNode } from 'react'
import { Button } from '@/components/kit/button'
import { Dialog } from '@/components/kit/dialog'
import styles from '@/components/kit/dialog.module.css'
import { useTexts } from '@/lib/browser/texts'

/** The dialog state of spec section 3. */
type DialogState = {
  header: string
  message: string
  /** `danger`: the action can't be undone. */
  type: 'normal' | 'danger'
  actionCallback: (isConfirmed: boolean) => void
  /** An alternative to offer, and the labels of both answers. */
  instead?: ReactNode
  yes?: string
  no?: string
}

type Props = DialogState & { onClose: () => void }

export function ConfirmationDialog({ header, message, type, actionCallback, instead, yes, no, onClose }: Props) {
  const { DIALOG } = useTexts('shell')
  const answer = (isConfirmed: boolean) => () => {
    actionCallback(isConfirmed)
    onClose()
  }
  return (
    <Dialog header={header} onDismiss={answer(false)} role="alertdialog">
      <p className={type === 'danger' ? styles.messageText : styles.text}>{message}</p>
      {instead ? <div className={styles.text}>{instead}</div> : null}
      <div className={styles.actions}>
        <Button text={no ?? DIALOG.no} colour="white" onClick={answer(false)} />
        <Button text={yes ?? DIALOG.yes} colour={type === 'danger' ? 'coral' : 'blue'} onClick={answer(true)} />
      </div>
    </Dialog>
  )
}
