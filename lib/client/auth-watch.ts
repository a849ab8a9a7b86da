// Hears of every change of who is signed in: said in this tab, made in another one, or missed while this page lay in the
// browser's back-forward cache. What a page shows of a patient goes with them.
import { useEffect } from 'react'
import { type AuthChange, onAuthChange } from '@/lib/auth/changes'
import { loadAnew } from '@/lib/auth/navigation'
import { endServerSession, isEndUnheard } from '@/lib/auth/server-session'
import { STORED_USER_KEY, storedUser } from '@/lib/auth/stored-user'

/** `onChange` is told what asks for another check. */
export function useAuthWatch(onChange: (change: AuthChange) => void): void {
  useEffect(() => {
    // Who this page was made for: what it shows may be theirs alone.
    let shownFor = storedUser()

    const stopHearing = onAuthChange((change) => {
      const before = shownFor
      shownFor = storedUser()
      // Signed out by their own wish, the patient is led on by the button that they pressed.
      if (change === 'ended' && before !== null) loadAnew()
      else onChange(change)
    })
    const elsewhere = ({ key }: StorageEvent) => {
      if (key !== STORED_USER_KEY && key !== null) return
      const now = storedUser()
      if (now === shownFor) return
      if (shownFor === null) {
        shownFor = now
        onChange('in')
      } else loadAnew()
    }
    const back = ({ persisted }: PageTransitionEvent) => {
      if (persisted && storedUser() !== shownFor) loadAnew()
    }
    // A sign-out that the server has not heard of is told again before anything else of the session is shown.
    const finish = () => {
      if (isEndUnheard()) void endServerSession().then((isHeard) => isHeard && loadAnew())
      else if (shownFor !== null) onChange('refreshed')
    }
    if (isEndUnheard()) finish()
    window.addEventListener('storage', elsewhere)
    window.addEventListener('pageshow', back)
    window.addEventListener('online', finish)
    return () => {
      stopHearing()
      window.removeEventListener('storage', elsewhere)
      window.removeEventListener('pageshow', back)
      window.removeEventListener('online', finish)
    }
  }, [onChange])
}
