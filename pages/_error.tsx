// For an error while rendering; shows the request's id, which the log has too.
import type { NextPageContext } from 'next'
import { FaultPage } from '@/components/fault/fault-page'
import type { Texts } from '@/lib/texts/languages'

type Props = { id: string | null; missing: boolean; texts: Partial<Texts> }

export default function ErrorPage({ id, missing }: Props) {
  return <FaultPage fault={{ kind: missing ? 'notFound' : 'error', id, retry: null, typed: [] }} />
}

ErrorPage.getInitialProps = async ({ res, err, pathname, locale }: NextPageContext): Promise<Props> => {
  const status = res?.statusCode ?? err?.statusCode ?? 500
  const missing = status === 404
  // The browser has the other texts of its language. Each language's faults are a chunk of their own.
  if (typeof window !== 'undefined') {
    const faults: Texts['faults'] = await import(`../lib/texts/${locale}/faults.ts`)
    return { id: null, missing, texts: { faults: { ...faults } } }
  }
  // The browser's build removes the rest, and with it all other texts and the server's log.
  const { languageOf, textsIn: wordsOf } = await import('@/lib/texts/languages')
  const { brand, shell, site, language, faults } = wordsOf(languageOf(locale))
  const texts = {
    brand,
    shell: { ...shell },
    site: { ...site },
    language: { ...language },
    faults: { ...faults },
  }
  if (status < 500) return { id: null, missing, texts }
  const { logFault } = await import('@/lib/http/forms/fault')
  return { id: logFault(pathname, err), missing, texts }
}
