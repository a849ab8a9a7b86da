// An error that no page caught (while rendering): the page with a short id that the log also has.
import type { NextPageContext } from 'next'
import { FaultPage } from '@/components/fault/fault-page'

type Props = { id: string | null; missing: boolean }

export default function ErrorPage({ id, missing }: Props) {
  return <FaultPage fault={{ kind: missing ? 'notFound' : 'error', id, retry: null, typed: [] }} />
}

ErrorPage.getInitialProps = async ({ res, err, pathname }: NextPageContext): Promise<Props> => {
  const status = res?.statusCode ?? err?.statusCode ?? 500
  if (status < 500) return { id: null, missing: status === 404 }
  // The browser's build leaves this branch out, and the server's log with it.
  if (typeof window === 'undefined') {
    const { logFault } = await import('@/lib/http/fault')
    return { id: logFault(pathname, err), missing: false }
  }
  return { id: null, missing: false }
}
