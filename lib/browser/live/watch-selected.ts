// The times that this browser is taking, in whichever of its tabs: others hear of them as taken, and so would its own pages.

const CHANNEL = 'own-times'

/** What a form says of a time, by the button that sends it or by what is chosen in it. */
function submittedSlot({ target, submitter }: SubmitEvent): string | null {
  if (submitter instanceof HTMLButtonElement && submitter.name === 'slot') return submitter.value
  const chosen = target instanceof HTMLFormElement ? new FormData(target).get('slot') : null
  return typeof chosen === 'string' ? chosen : null
}

/**
 * Says each time that is sent by a form from now on, here or in another tab, until the answer is called; null of a form here
 * that names none.
 */
export function watchSelected(hear: (value: string | null) => void): () => void {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL)
  const onSubmit = (event: SubmitEvent) => {
    const value = submittedSlot(event)
    hear(value)
    if (value !== null) channel?.postMessage(value)
  }
  if (channel) channel.onmessage = ({ data }) => hear(String(data))
  document.addEventListener('submit', onSubmit, true)
  return () => {
    channel?.close()
    document.removeEventListener('submit', onSubmit, true)
  }
}
