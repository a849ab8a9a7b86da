// The dialog state of spec section 3, for the whole site: whoever asks for a confirmation waits for the answer.
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react'

export type DialogState = {
  header: string
  message: string
  type: 'normal' | 'danger'
  actionCallback: (isConfirmed: boolean) => void
}
type Confirm = (state: DialogState) => void

const DialogContext = createContext<Confirm>(() => undefined)

/** Opens the confirmation dialog; its callback is told true or false. */
export const useConfirmation = (): Confirm => useContext(DialogContext)

type Props = {
  /** Draws the dialog that is open. */
  render: (state: DialogState, close: () => void) => ReactNode
  children: ReactNode
}

export function DialogProvider({ render, children }: Props) {
  const [state, setState] = useState<DialogState | null>(null)
  const close = useCallback(() => setState(null), [])
  return (
    <DialogContext value={setState}>
      {children}
      {state ? render(state, close) : null}
    </DialogContext>
  )
}
