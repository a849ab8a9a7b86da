// The shell of every page. What went wrong on the server is shown in place of the page that was asked for.
import '@/styles/global.css'
import '@/components/sheets'
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
