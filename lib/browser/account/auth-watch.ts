// Hears of every change of who is signed in: said in this tab, made in another one, missed while this page lay in the
// browser's back-forward cache, or made on another device. What a page shows of a patient goes with them.
import { useEffect } from 'react'
import { type AuthChange, onAuthChange } from '@/lib/browser/pool/changes'
import { CLOUD } from '@/lib/browser/pool/cloud'
import { identity } from '@/lib/browser/pool/load'
import { loadAnew } from '@/lib/browser/pool/navigation'
import { endServerSession, hasServerSession, isEndUnheard, isSessionOver } from '@/lib/browser/pool/server-session'
import { HOSTED_KEY, STORED_USER_KEY, storedUser } from '@/lib/browser/pool/stored-user'
import { isLeavingPage } from '@/lib/browser/shell/leaving-page'
import { inBrowser } from '@/lib/browser/storage'

/** Storage that goes as a whole goes with a sign-out that leads away from here: how long that is waited for. */
const IDLE_MS = 1000
/** The name of who signs in is written first, the tokens after it: how long nothing more has to come before they are read. */
const SETTLED_MS = 500
/** How often a page that is looked at asks whether its patient is still signed in; and how soon again it may. */
const CHECK_EVERY_MS = 60_000
const RETRY_MS = 2000

/** The hosted page's session of a sign-out that has been heard of only now: a real pool's is elsewhere. */
async function finishHosted(): Promise<void> {
  if (!CLOUD.embedded && inBrowser.read(HOSTED_KEY) !== null) return (await identity()).leaveHosted()
  inBrowser.write(HOSTED_KEY, null)
  loadAnew()
}

/** `onChange` is told what asks for another check. */
export function useAuthWatch(onChange: (change: AuthChange) => void): void {
  useEffect(() => {
    // Who this page was made for: what it shows may be theirs alone.
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
      // Signed out by their own wish, the patient is led on by the button that they pressed.
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
        // Loaded anew at once, a page that is being left would throw the answer away that it is left for.
        document.body.hidden = true
        setTimeout(loadAnew, IDLE_MS)
      }
    }
    const back = ({ persisted }: PageTransitionEvent) => {
      if (persisted && storedUser() !== shownFor) loadAnew()
    }
    // A sign-out that the server has not heard of is told again before anything else of the session is shown.
    const finish = () => {
      if (isEndUnheard()) void endServerSession().then((isHeard) => (isHeard ? finishHosted() : undefined))
      else if (shownFor !== null) onChange('refreshed')
    }
    const ask = async () => {
      if (document.visibilityState !== 'visible' || !hasServerSession() || Date.now() - askedAt < RETRY_MS) return
      askedAt = Date.now()
      const asked = shownFor
      if (!(await isSessionOver()) || shownFor !== asked || isLeavingPage()) return
      if (asked === null) return loadAnew()
      // Is it the session alone that was lost, or the sign-in? The pool knows, and an invalid one ends here.
      if (await (await identity()).checkSession()) onChange('refreshed')
    }
    const look = () => {
      // Of cookies no tab hears what another one did with them.
      if (CLOUD.cookies !== undefined && storedUser() !== shownFor && !isLeavingPage()) moved()
      else void ask().catch(() => undefined)
    }
    if (isEndUnheard()) finish()
    const asking = setInterval(look, CHECK_EVERY_MS)
    window.addEventListener('storage', elsewhere)
    window.addEventListener('pageshow', back)
    window.addEventListener('online', finish)
    window.addEventListener('focus', look)
    document.addEventListener('visibilitychange', look)
    return () => {
      stopHearing()
      clearInterval(asking)
      clearTimeout(settling)
      window.removeEventListener('storage', elsewhere)
      window.removeEventListener('pageshow', back)
      window.removeEventListener('online', finish)
      window.removeEventListener('focus', look)
      document.removeEventListener('visibilitychange', look)
    }
  }, [onChange])
}
