// Waits for the first note, then brings the toast area. Tells of a lost and a returned connection.
import dynamic from 'next/dynamic'
import { useEffect, useState } from 'react'
import { listenToToasts, showToast, type Toast } from '@/lib/client/toast'
import { SHELL } from '@/lib/texts/en/shell'

const ToastArea = dynamic(() => import('@/components/shell/toast-area').then((file) => file.ToastArea), { ssr: false })

export function Toasts() {
  const [shown, setShown] = useState<{ toast: Toast; at: number } | null>(null)
  useEffect(() => listenToToasts((toast) => setShown((before) => ({ toast, at: (before?.at ?? 0) + 1 }))), [])
  useEffect(() => {
    const offline = () => showToast({ kind: 'info', text: SHELL.offline })
    const online = () => showToast({ kind: 'success', text: SHELL.online })
    window.addEventListener('offline', offline)
    window.addEventListener('online', online)
    return () => {
      window.removeEventListener('offline', offline)
      window.removeEventListener('online', online)
    }
  }, [])
  return shown ? <ToastArea shown={shown.toast} at={shown.at} /> : null
}
