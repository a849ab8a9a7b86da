import { useEffect } from 'react'
import { userLoggedIn } from '@/lib/browser/measuring/analytics'
import { useConsent } from '@/lib/browser/measuring/consent'

export function useTrackLogin(user: { uid: string; mobile: string } | null): void {
  const consent = useConsent()
  useEffect(() => {
    if (user && consent === 'accepted') userLoggedIn(user.uid, user.mobile)
  }, [user, consent])
}
