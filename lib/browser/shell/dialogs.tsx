// The dialogs of the whole site: whoever asks for a confirmation waits for the answer (the dialog state of spec section 3);
// an alert tells what must be read.
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react'

export type DialogState = {
  header: string
  message: string
  type: 'normal' | 'danger'
  actionCallback: (isConfirmed: boolean) => void
  /** What could be done instead, and the answers in the question's own words. */
  instead?: ReactNode
  yes?: string
  no?: string
}
export type AlertState = {
  header: string
  message: string
} & (DialogMessage | Choice)
type DialogMessage = {
  type: 'success' | 'error' | 'info' | 'message'
  /** The one button's words. */
  buttonText?: string
  /** What follows once it is closed, in whatever way. */
  onClosed?: () => void
  onConfirm?: undefined
}
/** No and Yes; Yes closes and runs this. */
type Choice = { type: 'choice'; onConfirm: () => void; onClosed?: undefined }
type Confirm = (state: DialogState) => void
type Alert = (state: AlertState) => void

const DialogContext = createContext<Confirm>(() => undefined)
const AlertContext = createContext<Alert>(() => undefined)

/** Opens the confirmation dialog; its callback is told true or false. */
export const useConfirmation = (): Confirm => useContext(DialogContext)

/** Opens the alert dialog. */
export const useAlert = (): Alert => useContext(AlertContext)

type Props = {
  /** Draws the dialog that is open. */
  render: (state: DialogState, close: () => void) => ReactNode
  renderAlert?: (state: AlertState, close: () => void) => ReactNode
  children: ReactNode
}

export function DialogProvider({ render, renderAlert, children }: Props) {
  const [state, setState] = useState<DialogState | null>(null)
  const [alert, setAlert] = useState<AlertState | null>(null)
  const close = useCallback(() => setState(null), [])
  const closeAlert = useCallback(() => {
    setAlert(null)
    alert?.onClosed?.()
  }, [alert])
  const confirm = () => {
    closeAlert()
    alert?.onConfirm?.()
  }
  return (
    <DialogContext value={setState}>
      <AlertContext value={setAlert}>{children}</AlertContext>
      {state ? render(state, close) : null}
      {alert ? renderAlert?.(alert.type === 'choice' ? { ...alert, onConfirm: confirm } : alert, closeAlert) : null}
    </DialogContext>
  )
}
