// The shell of every page. What went wrong on the server is shown in place of the page that was asked for.
import '@/styles/global.css'
import '@/components/sheets'
import type { AppProps } from 'next/app'
import dynamic from 'next/dynamic'
import type { ComponentProps } from 'react'
import type { FaultPage } from '@/components/fault/fault-page'
import { Shell } from '@/components/shell/shell'
import type { WayOn } from '@/lib/addresses/ways'
import { WaysProvider } from '@/lib/browser/shell/ways'
import { type HandedWords, WordsProvider } from '@/lib/browser/words'
import type { Trial } from '@/lib/catalogue/variants'

const Fault = dynamic(() => import('@/components/fault/fault-page').then((file) => file.FaultPage))

type Props = {
  words: HandedWords
  brought?: WayOn
  seemsSignedIn?: boolean
  fault?: ComponentProps<typeof FaultPage>['fault']
  step?: { about: string | null; trial: Trial | null }
  trial?: Trial
}

export default function App({ Component, pageProps }: AppProps<Props>) {
  return (
    <WordsProvider words={pageProps.words}>
      <WaysProvider brought={pageProps.brought}>
        <Shell
          about={pageProps.step?.about}
          trial={pageProps.step?.trial ?? pageProps.trial}
          seemsSignedIn={pageProps.seemsSignedIn}
        >
          {pageProps.fault ? <Fault fault={pageProps.fault} /> : <Component {...pageProps} />}
        </Shell>
      </WaysProvider>
    </WordsProvider>
  )
}
