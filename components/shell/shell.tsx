// What stands around every page: the user, dialogs, toasts, progress bar, page views, consent, the award.

import dynamic from 'next/dynamic'
import type { ReactNode } from 'react'
import { Toasts } from '@/components/shell/toasts'
import { usePrivateDocuments } from '@/lib/browser/account/private-pages'
import { UserProvider, useUser } from '@/lib/browser/account/user-context'
import { usePageViews } from '@/lib/browser/measuring/use-page-views'
import { useTellLogin } from '@/lib/browser/measuring/use-tell-login'
import { DialogProvider } from '@/lib/browser/shell/dialogs'
import { useServiceWorker } from '@/lib/browser/shell/service-worker'
import { useProgress } from '@/lib/browser/shell/use-progress'
import { useRouteFocus } from '@/lib/browser/shell/use-route-focus'
import type { Trial } from '@/lib/catalogue/variants'

const ConfirmationDialog = dynamic(() =>
  import('@/components/kit/confirmation-dialog').then((file) => file.ConfirmationDialog),
)
const AlertDialog = dynamic(() => import('@/components/kit/alert-dialog').then((file) => file.AlertDialog))
const AwardBanner = dynamic(() => import('@/components/shell/award-banner').then((file) => file.AwardBanner), {
  ssr: false,
})
const ConsentBanner = dynamic(() => import('@/components/shell/consent-banner').then((file) => file.ConsentBanner), {
  ssr: false,
})

function TellLogin() {
  const { userData } = useUser()
  useTellLogin(userData?.user ?? null)
  return null
}

type Props = {
  /** The key of the treatment that a step's walk is about. */
  about?: string | null | undefined
  /** What the page shows of an experiment, for its page view. */
  trial?: Trial | undefined
  /** What the page was made by; a page that is the same for everybody does not know. */
  seemsSignedIn?: boolean | undefined
  children: ReactNode
}

export function Shell({ about, trial, seemsSignedIn, children }: Props) {
  useRouteFocus()
  useProgress()
  usePageViews({ about, trial })
  useServiceWorker()
  const { isMixed, mayMeasure } = usePrivateDocuments()
  return (
    <UserProvider seemsSignedIn={seemsSignedIn}>
      <DialogProvider
        render={(state, close) => <ConfirmationDialog {...state} onClose={close} />}
        renderAlert={({ onClosed, ...state }, close) => <AlertDialog key={state.header} {...state} onClose={close} />}
      >
        {isMixed ? null : children}
        {mayMeasure ? <ConsentBanner /> : null}
        <AwardBanner />
        <Toasts />
        <TellLogin />
      </DialogProvider>
    </UserProvider>
  )
}
