import { FaultPage } from '@/components/fault/fault-page'
import { withPage } from '@/lib/http/forms/with-page'

export const getServerSideProps = withPage('/offline', async () => ({ props: {} }))

/** Kept by the service worker, and shown when a page can't be fetched. */
export default function Offline() {
  return <FaultPage fault={{ kind: 'offline', id: null, retry: null, typed: [] }} />
}
