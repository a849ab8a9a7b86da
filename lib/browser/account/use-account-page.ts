// A page of one patient's own, in a browser that others may use too. Once they have signed out, here or in another tab, it
// shows nothing more: not by Back, which may bring a kept page to life without asking the server, nor in a tab left open.
import { useEffect, useRef } from 'react'
import { useUser } from '@/lib/browser/account/user-context'
import { hasServerSession, isSessionOver } from '@/lib/browser/pool/server-session'
import { isLeavingPage } from '@/lib/browser/shell/leaving-page'

export function useAccountPage(): void {
  const { isLoggedIn } = useUser()
  const wasLoggedIn = useRef(false)

  // Signed in before and not now: the server says what is there for whoever is here.
  useEffect(() => {
    if (wasLoggedIn.current && !isLoggedIn && !isLeavingPage()) window.location.reload()
    wasLoggedIn.current = isLoggedIn
  }, [isLoggedIn])

  useEffect(() => {
    const hadSession = hasServerSession()
    const leave = () => {
      if (!isLeavingPage()) window.location.reload()
    }
    // Signed out between the server's answer and this page's scripts, no event is left to tell it.
    if (!hadSession) void isSessionOver().then((isOver) => isOver && leave())
    const hide = () => {
      document.body.hidden = true
    }
    const wake = ({ persisted }: PageTransitionEvent) => {
      if (persisted) window.location.reload()
      else document.body.hidden = false
    }
    const look = () => {
      if (document.visibilityState === 'visible' && hadSession && !hasServerSession()) leave()
    }
    // A page that is left may be kept as it stands: it is hidden first, so that Back does not show it before the reload.
    window.addEventListener('pagehide', hide)
    window.addEventListener('pageshow', wake)
    document.addEventListener('visibilitychange', look)
    window.addEventListener('focus', look)
    return () => {
      window.removeEventListener('pagehide', hide)
      window.removeEventListener('pageshow', wake)
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('focus', look)
    }
  }, [])
}
