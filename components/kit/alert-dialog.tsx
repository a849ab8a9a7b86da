// The alert dialog of spec section 4.
import { CircleAlert, CircleCheck, CircleHelp, Info } from 'lucide-react'
import { Button } from '@/components/kit/button'
import { Dialog } from '@/components/kit/dialog'
import styles from '@/components/kit/dialog.module.css'
import { useTexts } from '@/lib/browser/texts'

export type AlertType = 'success' | 'error' | 'choice' | 'info' | 'message'

type Props = {
  type: AlertType
  header: string
  message: string
  buttonText?: string
  onConfirm?: () => void
  onClose: () => void
}

const LOOKS = {
  success: { Icon: CircleCheck, colour: styles.success },
  error: { Icon: CircleAlert, colour: styles.error },
  choice: { Icon: CircleHelp, colour: styles.choice },
  info: { Icon: Info, colour: styles.info },
  message: { Icon: CircleAlert, colour: styles.message },
}

export function AlertDialog({ type, header, message, buttonText, onConfirm, onClose }: Props) {
  const { DIALOG } = useTexts('shell')
  const { Icon, colour } = LOOKS[type]
  // Yes calls `onConfirm`, or `onClose` without it. The other types' one button calls both.
  const yes = () => (onConfirm ? onConfirm() : onClose())
  const ok = () => {
    onClose()
    onConfirm?.()
  }
  return (
    <Dialog header={header} onDismiss={onClose} role={type === 'info' ? 'dialog' : 'alertdialog'}>
      <Icon className={`${styles.icon} ${colour}`} aria-hidden="true" />
      <p className={type === 'message' ? styles.messageText : styles.text}>{message}</p>
      <div className={styles.actions}>
        {type === 'choice' ? (
          <>
            <Button text={DIALOG.no} colour="white" onClick={onClose} />
            <Button text={DIALOG.yes} onClick={yes} />
          </>
        ) : (
          <Button text={buttonText ?? DIALOG.ok} onClick={ok} />
        )}
      </div>
    </Dialog>
  )
}
