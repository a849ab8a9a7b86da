import '@/styles/global.css'
import '@/components/sheets'
import type { AppProps } from 'next/app'
import dynamic from 'next/dynamic'
import { type ComponentProps, useMemo } from 'react'
import type { FaultPage } from '@/components/fault/fault-page'
import { Toasts } from '@/components/shell/toasts'
import type { CampaignLink } from '@/lib/addresses/campaign-link'
import { usePrivateDocuments } from '@/lib/browser/account/private-pages'
import { UserProvider, useAuthCheck, useReferralCheck } from '@/lib/browser/account/user-context'
import { usePageViews } from '@/lib/browser/measuring/use-page-views'
import { useTrackLogin } from '@/lib/browser/measuring/use-track-login'
import { CampaignProvider } from '@/lib/browser/shell/campaign'
import { DialogProvider } from '@/lib/browser/shell/dialogs'
import { useServiceWorker } from '@/lib/browser/shell/service-worker'
import { useProgress } from '@/lib/browser/shell/use-progress'
import { useRouteFocus } from '@/lib/browser/shell/use-route-focus'
import { type HandedWords, TextsProvider } from '@/lib/browser/texts'
import type { ExperimentVariant } from '@/lib/catalogue/variants'

const Fault = dynamic(() => import('@/components/fault/fault-page').then((file) => file.FaultPage))
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

type Props = {
  texts: HandedWords
  campaignLink?: CampaignLink
  seemsSignedIn?: boolean
  fault?: ComponentProps<typeof FaultPage>['fault']
  step?: { about: string | null; experiment: ExperimentVariant | null }
  experiment?: ExperimentVariant
}

export default function App({ Component, pageProps }: AppProps<Props>) {
  const { texts, campaignLink, seemsSignedIn, step } = pageProps
  const auth = useAuthCheck()
  const referralEnabled = useReferralCheck(auth.data)
  usePageViews({ about: step?.about, experiment: step?.experiment ?? pageProps.experiment })
  useTrackLogin(auth.data.userData?.user ?? null)
  useProgress()
  useRouteFocus()
  useServiceWorker()
  const { isMixed, mayMeasure } = usePrivateDocuments()
  // Stays the same element until the page changes, so that the checks re-render only their readers.
  const page = useMemo(
    () => (pageProps.fault ? <Fault fault={pageProps.fault} /> : <Component {...pageProps} />),
    [Component, pageProps],
  )
  return (
    <TextsProvider texts={texts}>
      <CampaignProvider campaign={campaignLink}>
        <UserProvider auth={auth} referralEnabled={referralEnabled} seemsSignedIn={seemsSignedIn}>
          <DialogProvider
            render={(state, close) => <ConfirmationDialog {...state} onClose={close} />}
            renderAlert={({ onClosed, ...state }, close) => (
              <AlertDialog key={state.header} {...state} onClose={close} />
            )}
          >
            {isMixed ? null : page}
            {mayMeasure ? <ConsentBanner /> : null}
            <AwardBanner />
            <Toasts />
          </DialogProvider>
        </UserProvider>
      </CampaignProvider>
    </TextsProvider>
  )
}
