// The toast area loads with the first toast.
import { useEffect, useState } from 'react'
import styles from '@/components/shell/shell.module.css'
import { listenToToasts, showToast, type Toast } from '@/lib/browser/shell/toast'
import { useTexts } from '@/lib/browser/texts'

type Area = typeof import('@/components/shell/toast-area').ToastArea

export function Toasts() {
  const { SHELL } = useTexts('shell')
  const [shown, setShown] = useState<{ toast: Toast; at: number } | null>(null)
  const [Area, setArea] = useState<Area | null>(null)
  const [isUnreachable, setIsUnreachable] = useState(false)
  useEffect(() => listenToToasts((toast) => setShown((before) => ({ toast, at: (before?.at ?? 0) + 1 }))), [])
  useEffect(() => {
    if (!shown || Area) return
    import('@/components/shell/toast-area').then(
      (file) => setArea(() => file.ToastArea),
      () => setIsUnreachable(true),
    )
  }, [shown, Area])
  useEffect(() => {
    const offline = () => showToast({ kind: 'info', text: SHELL.offline })
    const online = () => showToast({ kind: 'success', text: SHELL.online })
    window.addEventListener('offline', offline)
    window.addEventListener('online', online)
    return () => {
      window.removeEventListener('offline', offline)
      window.removeEventListener('online', online)
    }
  }, [SHELL.online, SHELL.offline])
  if (!shown) return null
  if (Area) return <Area shown={shown.toast} at={shown.at} />
  // Offline the toast library can't load, so this text replaces the toast.
  return isUnreachable ? (
    <p className={styles.note} role="status">
      {shown.toast.text}
    </p>
  ) : null
}
