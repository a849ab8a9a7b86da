// For an error while rendering; shows the request's id, which the log has too.
import type { NextPageContext } from 'next'
import { FaultPage } from '@/components/fault/fault-page'
import type { Texts } from '@/lib/texts/languages'

type Props = { id: string | null; missing: boolean; texts: Partial<Texts> }

export default function ErrorPage({ id, missing }: Props) {
  return <FaultPage fault={{ kind: missing ? 'notFound' : 'error', id, retry: null, typed: [] }} />
}

ErrorPage.getInitialProps = async ({ res, err, pathname }: NextPageContext): Promise<Props> => {
  const status = res?.statusCode ?? err?.statusCode ?? 500
  // A separate chunk in the browser, because an error there has no props.
  const { DEFAULT_LANGUAGE, textsIn: wordsOf } = await import('@/lib/texts/languages')
  const { brand, shell, site, language, faults } = wordsOf(DEFAULT_LANGUAGE)
  const texts = {
    brand,
    shell: { ...shell },
    site: { ...site },
    language: { ...language },
    faults: { ...faults },
  }
  if (status < 500) return { id: null, missing: status === 404, texts }
  // The browser's build removes this branch, and the server's log with it.
  if (typeof window === 'undefined') {
    const { logFault } = await import('@/lib/http/forms/fault')
    return { id: logFault(pathname, err), missing: false, texts }
  }
  return { id: null, missing: false, texts }
}
