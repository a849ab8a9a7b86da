// A sign-in that stands in two tabs: when it is done in one, the other goes on with it.
import { useEffect, useEffectEvent, useRef } from 'react'
import { useUser } from '@/lib/browser/account/user-context'
import { hasServerSession } from '@/lib/browser/pool/server-session'

/** Calls once a visitor who was a guest on this page is signed in, with the server's session; by whichever tab. */
export function useOtherTab(onSignedIn: () => unknown): void {
  const { isLoading, isLoggedIn } = useUser()
  const wasGuest = useRef(false)
  const look = useEffectEvent(() => {
    if (wasGuest.current && isLoggedIn && hasServerSession()) onSignedIn()
    wasGuest.current = !isLoading && !isLoggedIn
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is known of the user is looked at when it changes.
  useEffect(() => look(), [isLoading, isLoggedIn])
}
