// An idle desk goes blank but keeps typed text. Activity reports stop the server from locking a busy desk.
import { useEffect, useRef, useState } from 'react'
import { callDesk } from '@/lib/browser/desk/call-desk'

const REPORT_EVERY_MS = 30_000
/** A computer that slept misses its timers. */
const LOOK_MS = 1000

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
    let reportedAt = acted
    const act = () => {
      acted = Date.now()
      if (acted - reportedAt < REPORT_EVERY_MS) return
      reportedAt = acted
      void callDesk('desk/s/seen')
    }
    const check = () => {
      if (Date.now() - acted < seconds * 1000) return
      left.current = document.activeElement
      setBlank(true)
    }
    const timer = setInterval(check, LOOK_MS)
    const acts = ['keydown', 'pointerdown'] as const
    for (const each of acts) document.addEventListener(each, act, true)
    return () => {
      clearInterval(timer)
      for (const each of acts) document.removeEventListener(each, act, true)
    }
  }, [isBlank, seconds])
  return { isBlank, show: () => setBlank(false) }
}
