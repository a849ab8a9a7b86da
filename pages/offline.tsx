import { FaultPage } from '@/components/fault/fault-page'
import { withPage } from '@/lib/http/forms/with-page'

export const getServerSideProps = withPage('/offline', async () => ({ props: {} }))

/** The service worker caches this page and shows it without a connection. */
export default function Offline() {
  return <FaultPage fault={{ kind: 'offline', id: null, retry: null, typed: [] }} />
}
