// The shell of every page. What went wrong on the server is shown in place of the page that was asked for.
import '@/styles/global.css'
import type { AppProps } from 'next/app'
import { type ComponentProps } from 'react'
import { FaultPage } from '@/components/fault/fault-page'
import { useRouteFocus } from '@/lib/client/use-route-focus'

type Props = { fault?: ComponentProps<typeof FaultPage>['fault'] }

export default function App({ Component, pageProps }: AppProps<Props>) {
  useRouteFocus()
  return pageProps.fault ? <FaultPage fault={pageProps.fault} /> : <Component {...pageProps} />
}
