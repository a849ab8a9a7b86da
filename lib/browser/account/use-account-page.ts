// Other people may use this browser: after a sign-out, neither a tab nor Back may show the page.
import { useEffect, useRef } from 'react'
import { useUser } from '@/lib/browser/account/user-context'
import { hasServerSession, isSessionOver } from '@/lib/browser/pool/server-session'
import { isLeavingPage } from '@/lib/browser/shell/leaving-page'

export function useAccountPage(): void {
  const { isLoggedIn } = useUser()
  const wasLoggedIn = useRef(false)

  useEffect(() => {
    if (wasLoggedIn.current && !isLoggedIn && !isLeavingPage()) window.location.reload()
    wasLoggedIn.current = isLoggedIn
  }, [isLoggedIn])

  useEffect(() => {
    const hadSession = hasServerSession()
    const leave = () => {
      if (!isLeavingPage()) window.location.reload()
    }
    // A sign-out between the server's answer and these scripts fires no event.
    if (!hadSession) void isSessionOver().then((isOver) => isOver && leave())
    const hide = () => {
      document.body.hidden = true
    }
    const wake = ({ persisted }: PageTransitionEvent) => {
      if (persisted) window.location.reload()
      else document.body.hidden = false
    }
    const check = () => {
      if (document.visibilityState === 'visible' && hadSession && !hasServerSession()) leave()
    }
    // The back-forward cache may keep the page. Hidden, it shows nothing before the reload.
    window.addEventListener('pagehide', hide)
    window.addEventListener('pageshow', wake)
    document.addEventListener('visibilitychange', check)
    window.addEventListener('focus', check)
    return () => {
      window.removeEventListener('pagehide', hide)
      window.removeEventListener('pageshow', wake)
      document.removeEventListener('visibilitychange', check)
      window.removeEventListener('focus', check)
    }
  }, [])
}
