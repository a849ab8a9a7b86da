// Tells the partners who is signed in, once both are known: the patient, and that they may be told.
import { useEffect } from 'react'
import { userLoggedIn } from '@/lib/browser/measuring/analytics'
import { useConsent } from '@/lib/browser/measuring/consent'

/** `user` is the record's; null for a guest, or before it has come. */
export function useTrackLogin(user: { uid: string; mobile: string } | null): void {
  const consent = useConsent()
  useEffect(() => {
    if (user && consent === 'accepted') userLoggedIn(user.uid, user.mobile)
  }, [user, consent])
}
