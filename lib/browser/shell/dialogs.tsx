// The dialog state of spec section 3, and alerts.
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react'

export type DialogState = {
  header: string
  message: string
  type: 'normal' | 'danger'
  actionCallback: (isConfirmed: boolean) => void
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
  buttonText?: string
  onClosed?: () => void
  onConfirm?: undefined
}
/** No closes; Yes closes and calls `onConfirm`. */
type Choice = { type: 'choice'; onConfirm: () => void; onClosed?: undefined }
type Confirm = (state: DialogState) => void
type Alert = (state: AlertState) => void

const DialogContext = createContext<Confirm>(() => undefined)
const AlertContext = createContext<Alert>(() => undefined)

export const useConfirmation = (): Confirm => useContext(DialogContext)

export const useAlert = (): Alert => useContext(AlertContext)

type Props = {
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
