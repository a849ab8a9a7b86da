// The screen of a desk that is left alone goes blank by itself, and keeps what was typed. Whoever types or taps tells the
// server so now and then: it would lock the desk under their hands otherwise.
import { useEffect, useRef, useState } from 'react'
import { callDesk } from '@/lib/browser/desk/call-desk'

/** How often an act is told at most. */
const REPORT_EVERY_MS = 30_000
/** How often it looks: a computer that slept has missed its timer. */
const LOOK_MS = 1000

/** Whether the screen is blank, after so many seconds without an act; and what shows it again once the PIN was right, with the focus where it was. */
export function useBlank(seconds: number): { isBlank: boolean; show(): void } {
  const [isBlank, setBlank] = useState(false)
  const left = useRef<Element | null>(null)
  useEffect(() => {
    if (isBlank || !(left.current instanceof HTMLElement)) return
    left.current.focus()
    left.current = null
  }, [isBlank])
  useEffect(() => {
    if (isBlank) return
    let acted = Date.now()
    let told = acted
    const act = () => {
      acted = Date.now()
      if (acted - told < REPORT_EVERY_MS) return
      told = acted
      void callDesk('desk/s/seen')
    }
    const look = () => {
      if (Date.now() - acted < seconds * 1000) return
      left.current = document.activeElement
      setBlank(true)
    }
    const timer = setInterval(look, LOOK_MS)
    const acts = ['keydown', 'pointerdown'] as const
    for (const each of acts) document.addEventListener(each, act, true)
    return () => {
      clearInterval(timer)
      for (const each of acts) document.removeEventListener(each, act, true)
    }
  }, [isBlank, seconds])
  return { isBlank, show: () => setBlank(false) }
}
