// What stands around every page: the user, dialogs, toasts, progress bar, page views, consent, the award.
import dynamic from 'next/dynamic'
import { type ReactNode, useEffect } from 'react'
import { Toasts } from '@/components/shell/toasts'
import { userLoggedIn } from '@/lib/client/analytics'
import { DialogProvider } from '@/lib/client/dialogs'
import { usePrivateDocuments } from '@/lib/client/private-pages'
import { useServiceWorker } from '@/lib/client/service-worker'
import { usePageViews } from '@/lib/client/use-page-views'
import { useProgress } from '@/lib/client/use-progress'
import { useRouteFocus } from '@/lib/client/use-route-focus'
import { UserProvider, useUser } from '@/lib/client/user-context'

const ConfirmationDialog = dynamic(() =>
  import('@/components/dialog/confirmation-dialog').then((file) => file.ConfirmationDialog),
)
const AwardBanner = dynamic(() => import('@/components/shell/award-banner').then((file) => file.AwardBanner), {
  ssr: false,
})
const ConsentBanner = dynamic(() => import('@/components/shell/consent-banner').then((file) => file.ConsentBanner), {
  ssr: false,
})

function TellLogin() {
  const { userData } = useUser()
  useEffect(() => {
    if (userData) userLoggedIn(userData.user.uid, userData.user.mobile)
  }, [userData])
  return null
}

/** `variant` is the experiment that the page shows, for its page view. */
export function Shell({ variant, children }: { variant?: string; children: ReactNode }) {
  useRouteFocus()
  useProgress()
  usePageViews(variant)
  useServiceWorker()
  const { isMixed, mayMeasure } = usePrivateDocuments()
  return (
    <UserProvider>
      <DialogProvider render={(state, close) => <ConfirmationDialog {...state} onClose={close} />}>
        {isMixed ? null : children}
        {mayMeasure ? <ConsentBanner /> : null}
        <AwardBanner />
        <Toasts />
        <TellLogin />
      </DialogProvider>
    </UserProvider>
  )
}
