// The toast area of spec section 9: one at a time, top right, 5 s, light.
import { useEffect } from 'react'
import { Slide, ToastContainer, toast } from 'react-toastify/unstyled'
import 'react-toastify/ReactToastify.css'
import { StillToast } from '@/components/shell/still-toast'
import type { Toast } from '@/lib/browser/shell/toast'

const CLOSE_MS = 5000
const DRAGGED_PERCENT = 80

/** A new `at` shows a new toast. */
export function ToastArea({ shown, at }: { shown: Toast; at: number }) {
  useEffect(() => {
    toast(shown.text, {
      toastId: at,
      type: shown.kind,
      role: shown.kind === 'error' ? 'alert' : 'status',
      ...(shown.kind === 'error' ? { autoClose: false } : {}),
    })
  }, [shown, at])
  // The progress bar is the toast's timer, which also runs hidden.
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  return (
    <ToastContainer
      limit={1}
      position="top-right"
      autoClose={CLOSE_MS}
      draggable
      draggablePercent={DRAGGED_PERCENT}
      pauseOnHover
      pauseOnFocusLoss
      closeOnClick
      theme="light"
      hideProgressBar={isStill}
      transition={isStill ? StillToast : Slide}
    />
  )
}
