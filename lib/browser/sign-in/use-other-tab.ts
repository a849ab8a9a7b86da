import { useEffect, useEffectEvent, useRef } from 'react'
import { useUser } from '@/lib/browser/account/user-context'
import { hasServerSession } from '@/lib/browser/pool/server-session'

/** Called once a guest of this page is signed in with a server session, in any tab. */
export function useOtherTab(onSignedIn: () => unknown): void {
  const { isLoading, isLoggedIn } = useUser()
  const wasGuest = useRef(false)
  const check = useEffectEvent(() => {
    if (wasGuest.current && isLoggedIn && hasServerSession()) onSignedIn()
    wasGuest.current = !isLoading && !isLoggedIn
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is known of the user is looked at when it changes.
  useEffect(() => check(), [isLoading, isLoggedIn])
}
