// Sign-in can change in another tab, on another device, or while the page is in the back-forward cache.
import { useEffect } from 'react'
import { type AuthChange, onAuthChange } from '@/lib/browser/pool/changes'
import { CLOUD } from '@/lib/browser/pool/cloud'
import { identity } from '@/lib/browser/pool/load'
import { loadAnew } from '@/lib/browser/pool/navigation'
import { endServerSession, hasServerSession, isEndUnheard, isSessionOver } from '@/lib/browser/pool/server-session'
import { HOSTED_KEY, STORED_USER_KEY, storedUser } from '@/lib/browser/pool/stored-user'
import { isLeavingPage } from '@/lib/browser/shell/leaving-page'
import { inBrowser } from '@/lib/browser/storage'

/** A sign-out that leaves the page clears all storage; the reload waits this long. */
const IDLE_MS = 1000
/** Amplify writes the user's name before the tokens. The tokens are read after this quiet time. */
const SETTLED_MS = 500
const CHECK_EVERY_MS = 60_000
const RETRY_MS = 2000

/** A real pool keeps its hosted session on another host, so it must be ended there. */
async function finishHosted(): Promise<void> {
  if (!CLOUD.embedded && inBrowser.read(HOSTED_KEY) !== null) return (await identity()).leaveHosted()
  inBrowser.write(HOSTED_KEY, null)
  loadAnew()
}

export function useAuthWatch(onChange: (change: AuthChange) => void): void {
  useEffect(() => {
    let shownFor = storedUser()
    let askedAt = Date.now()
    let settling: ReturnType<typeof setTimeout> | undefined
    const settle = () => {
      clearTimeout(settling)
      settling = setTimeout(() => {
        settling = undefined
        onChange('in')
      }, SETTLED_MS)
    }

    const stopHearing = onAuthChange((change) => {
      const before = shownFor
      shownFor = storedUser()
      // After a chosen sign-out, the button's own code navigates.
      if (change === 'ended' && before !== null) loadAnew()
      else onChange(change)
    })
    const moved = () => {
      if (shownFor !== null) return loadAnew()
      shownFor = storedUser()
      settle()
    }
    const elsewhere = ({ key }: StorageEvent) => {
      if (key !== STORED_USER_KEY && key !== null) return settling === undefined ? undefined : settle()
      if (storedUser() === shownFor) return
      if (shownFor === null || key !== null) moved()
      else {
        // A reload at once would cancel the navigation that the sign-out started.
        document.body.hidden = true
        setTimeout(loadAnew, IDLE_MS)
      }
    }
    const back = ({ persisted }: PageTransitionEvent) => {
      if (persisted && storedUser() !== shownFor) loadAnew()
    }
    const finish = () => {
      if (isEndUnheard()) void endServerSession().then((isHeard) => (isHeard ? finishHosted() : undefined))
      else if (shownFor !== null) onChange('refreshed')
    }
    const ask = async () => {
      if (document.visibilityState !== 'visible' || !hasServerSession() || Date.now() - askedAt < RETRY_MS) return
      askedAt = Date.now()
      const askedFor = shownFor
      if (!(await isSessionOver()) || shownFor !== askedFor || isLeavingPage()) return
      if (askedFor === null) return loadAnew()
      // Only the pool knows if the sign-in itself is lost; checkSession ends an invalid one.
      if (await (await identity()).checkSession()) onChange('refreshed')
    }
    const check = () => {
      // Cookies fire no storage event in other tabs.
      if (CLOUD.cookies !== undefined && storedUser() !== shownFor && !isLeavingPage()) moved()
      else void ask().catch(() => undefined)
    }
    if (isEndUnheard()) finish()
    const timer = setInterval(check, CHECK_EVERY_MS)
    window.addEventListener('storage', elsewhere)
    window.addEventListener('pageshow', back)
    window.addEventListener('online', finish)
    window.addEventListener('focus', check)
    document.addEventListener('visibilitychange', check)
    return () => {
      stopHearing()
      clearInterval(timer)
      clearTimeout(settling)
      window.removeEventListener('storage', elsewhere)
      window.removeEventListener('pageshow', back)
      window.removeEventListener('online', finish)
      window.removeEventListener('focus', check)
      document.removeEventListener('visibilitychange', check)
    }
  }, [onChange])
}
