// A dialog reports a lost slot and leads to the nearest others. Without the dialog, the page reports it.
import { useEffect, useEffectEvent, useState } from 'react'
import { useGo } from '@/lib/browser/account/private-pages'
import { useTimes } from '@/lib/browser/live/use-live-times'
import { useAlert } from '@/lib/browser/shell/dialogs'
import { forgetShown, markShown, wasShown } from '@/lib/browser/shell/shown-messages'
import { useHere } from '@/lib/browser/shell/use-here'
import { useTexts } from '@/lib/browser/texts'
import { fill } from '@/lib/texts/fill'

type Loss = {
  value: string
  header: string
  message: string
  href: string
}
type OnSlotLost = (loss: Loss) => Promise<boolean>

/** True if the dialog has loaded. */
export const loadAlert = (): Promise<boolean> =>
  import('@/components/kit/alert-dialog').then(
    () => true,
    () => false,
  )

/** Reports each loss once; true if it was reported. Closing the dialog always leads to the others. */
export function useReportSlotLost(): OnSlotLost {
  const { SLOT } = useTexts('select-slot')
  const alert = useAlert()
  const go = useGo()
  return async ({ value, href, ...words }) => {
    if (!(await loadAlert())) return false
    if (wasShown(value)) return true
    markShown(value, href)
    alert({ type: 'message', ...words, buttonText: SLOT.others, onClosed: () => void go(href) })
    return true
  }
}

/** This page, with the slots nearest to the lost one. */
export function useTimesAnew(): string {
  const here = useHere()
  return here.includes('notice=') ? here : `${here}${here.includes('?') ? '&' : '?'}notice=taken`
}

type LostSlot = { value: string; name: string; href: string }

/** Returns the lost slot's value, so that nothing else reports it. */
export function useLostSlot({ value, name, href }: LostSlot): string | undefined {
  const { SLOT } = useTexts('select-slot')
  const { LIVE } = useTexts('live-times')
  const { lost } = useTimes()
  const reportLost = useReportSlotLost()
  const [isUntold, setIsUntold] = useState(false)
  const isLost = value !== '' && lost === value
  const changed = useEffectEvent((isOver: boolean, time: string) => {
    if (!isOver) return void forgetShown(time)
    const message = fill(LIVE.chosen, { time: name })
    void reportLost({ value: time, href, header: SLOT.lostTitles.taken, message }).then((isReported) =>
      setIsUntold(!isReported),
    )
  })
  useEffect(() => changed(isLost, value), [isLost, value])
  return isUntold ? undefined : value
}
