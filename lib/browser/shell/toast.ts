// Short notes that come and go. The toast area and its library are loaded with the first of them.
export type Toast = { kind: 'success' | 'info' | 'error'; text: string }

type Listener = (toast: Toast) => void
const waiting: Toast[] = []
let listener: Listener | null = null

/** Shows a note at the top right. An error stays until it is closed. */
export function showToast(toast: Toast): void {
  if (listener) listener(toast)
  else waiting.push(toast)
}

/** Hands every note to the shell, those first that came before it. Gives what ends it. */
export function listenToToasts(next: Listener): () => void {
  listener = next
  for (const toast of waiting.splice(0)) next(toast)
  return () => {
    listener = null
  }
}
