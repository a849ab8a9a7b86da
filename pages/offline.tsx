import { FaultPage } from '@/components/fault/fault-page'
import { withWords } from '@/lib/http/static-words'

export const getStaticProps = withWords('fault')

/** Kept by the service worker, and shown when a page can't be fetched. */
export default function Offline() {
  return <FaultPage fault={{ kind: 'offline', id: null, retry: null, typed: [] }} />
}
