// The toast library loads with the first toast.
export type Toast = { kind: 'success' | 'info' | 'error'; text: string }

type Listener = (toast: Toast) => void
const waiting: Toast[] = []
let listener: Listener | null = null

/** An error stays until it is closed. */
export function showToast(toast: Toast): void {
  if (listener) listener(toast)
  else waiting.push(toast)
}

export function listenToToasts(next: Listener): () => void {
  listener = next
  for (const toast of waiting.splice(0)) next(toast)
  return () => {
    listener = null
  }
}
