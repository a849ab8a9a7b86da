import { useEffect, useState } from 'react'
import { callBackend } from '@/lib/browser/forms/call-backend'
import { useIsAlive } from '@/lib/browser/shell/use-is-alive'
import type { HoldView } from '@/lib/views/booking'

type LiveHold = { until: string; seconds: number }

/** In place, so that typed text stays. Null if the form must be submitted instead. */
const extendHold = (sid: string): Promise<LiveHold | null> => callBackend<LiveHold>('slot/u/keep', { sid })

export const EXTEND = 'keep-hold'

/** `keep` extends the hold; undefined while the form must do it. */
export function useLiveHold(hold: HoldView) {
  const [kept, setKept] = useState<{ of: HoldView; hold: HoldView } | null>(null)
  const [isPlain, setIsPlain] = useState(false)
  const isAlive = useIsAlive()

  async function keep(): Promise<void> {
    const now = await extendHold(hold.sid)
    if (now) {
      setKept({ of: hold, hold: { ...hold, ...now, canKeep: false } })
      // The button is gone, so the notice takes the focus.
      document.getElementById('hold')?.focus({ preventScroll: true })
      return
    }
    setIsPlain(true)
  }

  useEffect(() => {
    const button = document.getElementById(EXTEND)
    if (isPlain && button instanceof HTMLButtonElement) button.form?.requestSubmit(button)
  }, [isPlain])
  return { shown: kept?.of === hold ? kept.hold : hold, keep: isAlive && !isPlain ? keep : undefined }
}
