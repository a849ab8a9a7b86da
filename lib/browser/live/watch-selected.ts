// Live messages report a submitted slot as taken, also to this browser's own tabs.

const CHANNEL = 'own-times'

function submittedSlot({ target, submitter }: SubmitEvent): string | null {
  if (submitter instanceof HTMLButtonElement && submitter.name === 'slot') return submitter.value
  const chosen = target instanceof HTMLFormElement ? new FormData(target).get('slot') : null
  return typeof chosen === 'string' ? chosen : null
}

/** Also hears other tabs. Null for a form here without a slot. Returns a function that stops it. */
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
