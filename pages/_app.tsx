// The shell of every page. What went wrong on the server is shown in place of the page that was asked for.
import '@/styles/global.css'
// The styles of all that pages are made of, in one sheet: on a route change Next would add a page's own as inline ones,
// which the content security policy forbids. What is loaded late (shell, dialogs) brings its own by a link.
import '@/components/sign-in/sign-in.module.css'
import '@/components/account/account.module.css'
import '@/components/booking/booking.module.css'
import '@/components/clinics/clinics.module.css'
import '@/components/form/form.module.css'
import '@/components/site/footer.module.css'
import '@/components/site/header.module.css'
import '@/components/site/home.module.css'
import '@/components/outbox/outbox.module.css'
import '@/components/picture/picture.module.css'
import '@/components/qr/qr.module.css'
import '@/components/site/emergency.module.css'
import '@/components/map/map.module.css'
import '@/components/site/layout.module.css'
import '@/components/site/picture-cards.module.css'
import '@/components/site/pages.module.css'
import '@/components/step/step.module.css'
import '@/components/step/your-booking.module.css'
import type { AppProps } from 'next/app'
import dynamic from 'next/dynamic'
import type { ComponentProps } from 'react'
import type { FaultPage } from '@/components/fault/fault-page'
import { Shell } from '@/components/shell/shell'

const Fault = dynamic(() => import('@/components/fault/fault-page').then((file) => file.FaultPage))

type Props = { fault?: ComponentProps<typeof FaultPage>['fault']; step?: { variant?: string }; variant?: string }

export default function App({ Component, pageProps }: AppProps<Props>) {
  return (
    <Shell variant={pageProps.step?.variant ?? pageProps.variant}>
      {pageProps.fault ? <Fault fault={pageProps.fault} /> : <Component {...pageProps} />}
    </Shell>
  )
}
