// Tells in the alert dialog that a time is lost while it is looked at, and then leads to the nearest others. Where the dialog does
// not come the page says so itself.
import { useEffect, useEffectEvent, useState } from 'react'
import { useGo } from '@/lib/browser/account/private-pages'
import { useTimes } from '@/lib/browser/live/use-live-times'
import { useAlert } from '@/lib/browser/shell/dialogs'
import { forgetShown, markShown, wasShown } from '@/lib/browser/shell/shown-messages'
import { useHere } from '@/lib/browser/shell/use-here'
import { useTexts } from '@/lib/browser/texts'
import { fill } from '@/lib/texts/fill'

type Loss = {
  /** The time, as its control has it. */
  value: string
  header: string
  message: string
  /** Where the others are. */
  href: string
}
type OnSlotLost = (loss: Loss) => Promise<boolean>

/** Begins to load the dialog; whether it is there. */
export const loadAlert = (): Promise<boolean> =>
  import('@/components/kit/alert-dialog').then(
    () => true,
    () => false,
  )

/** Gives what tells of a loss, once; its answer is whether it is told. However the dialog is closed, it leads to the others. */
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

/** This page, with the times that are nearest to the one that was lost. */
export function useTimesAnew(): string {
  const here = useHere()
  return here.includes('notice=') ? here : `${here}${here.includes('?') ? '&' : '?'}notice=taken`
}

type LostSlot = { value: string; name: string; href: string }

/** Tells of a chosen time that is heard to be taken. The answer is its value, which then nobody else needs to say. */
export function useLostSlot({ value, name, href }: LostSlot): string | undefined {
  const { SLOT } = useTexts('select-slot')
  const { LIVE } = useTexts('live-times')
  const { lost } = useTimes()
  const tell = useReportSlotLost()
  const [isUntold, setIsUntold] = useState(false)
  const isLost = value !== '' && lost === value
  const changed = useEffectEvent((isOver: boolean, time: string) => {
    if (!isOver) return void forgetShown(time)
    const message = fill(LIVE.chosen, { time: name })
    void tell({ value: time, href, header: SLOT.lostTitles.taken, message }).then((isTold) => setIsUntold(!isTold))
  })
  useEffect(() => changed(isLost, value), [isLost, value])
  return isUntold ? undefined : value
}
