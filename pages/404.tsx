import { FaultPage } from '@/components/fault/fault-page'
import { withWords } from '@/lib/http/static-words'

export const getStaticProps = withWords('fault')

export default function NotFound() {
  return <FaultPage fault={{ kind: 'notFound', id: null, retry: null, typed: [] }} />
}
