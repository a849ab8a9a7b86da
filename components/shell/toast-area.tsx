// The toast area of spec section 9, as its library has it: one at a time, top right, 5 s, light.
import { useEffect } from 'react'
import { Slide, ToastContainer, toast } from 'react-toastify/unstyled'
import 'react-toastify/ReactToastify.css'
import { StillToast } from '@/components/shell/still-toast'
import type { Toast } from '@/lib/browser/shell/toast'

const CLOSE_MS = 5000
const DRAGGED_PERCENT = 80

/** Shows the note that it is given; a new one each time `at` changes. */
export function ToastArea({ shown, at }: { shown: Toast; at: number }) {
  useEffect(() => {
    toast(shown.text, {
      toastId: at,
      type: shown.kind,
      role: shown.kind === 'error' ? 'alert' : 'status',
      ...(shown.kind === 'error' ? { autoClose: false } : {}),
    })
  }, [shown, at])
  // The bar is the toast's clock: out of sight it still runs.
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
