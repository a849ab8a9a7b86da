// No animation, for visitors who prefer reduced motion.
import { useEffect } from 'react'
import type { ToastTransitionProps } from 'react-toastify/unstyled'

export function StillToast({ children, isIn, done, playToast }: ToastTransitionProps) {
  useEffect(() => {
    if (isIn) playToast()
    else done()
  }, [isIn, done, playToast])
  return children
}
