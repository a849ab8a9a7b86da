// More time for a hold, asked for in place by the button that would else send its form.
import { useEffect, useState } from 'react'
import { callBackend } from '@/lib/browser/forms/call-backend'
import { useIsAlive } from '@/lib/browser/shell/use-is-alive'
import type { HoldView } from '@/lib/views/booking'

type LiveHold = { until: string; seconds: number }

/** Asks for more time in place: what was typed stays, and no page is made anew. Null where the form has to ask. */
const extendHold = (sid: string): Promise<LiveHold | null> => callBackend<LiveHold>('slot/u/keep', { sid })

/** The button's id. */
export const EXTEND = 'keep-hold'

/** The hold as the page was made with it, or as it was kept here since; `keep` is for the button, while the form need not ask. */
export function useLiveHold(hold: HoldView) {
  const [kept, setKept] = useState<{ of: HoldView; hold: HoldView } | null>(null)
  const [isPlain, setIsPlain] = useState(false)
  const isAlive = useIsAlive()

  async function keep(): Promise<void> {
    const now = await extendHold(hold.sid)
    if (now) {
      setKept({ of: hold, hold: { ...hold, ...now, canKeep: false } })
      // The button is gone: what it did is read from where it stood.
      document.getElementById('hold')?.focus({ preventScroll: true })
      return
    }
    setIsPlain(true)
  }

  useEffect(() => {
    const button = document.getElementById(EXTEND)
    // The server says what has become of it.
    if (isPlain && button instanceof HTMLButtonElement) button.form?.requestSubmit(button)
  }, [isPlain])
  return { shown: kept?.of === hold ? kept.hold : hold, keep: isAlive && !isPlain ? keep : undefined }
}
