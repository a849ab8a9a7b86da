import { FaultPage } from '@/components/fault/fault-page'

export default function NotFound() {
  return <FaultPage fault={{ kind: 'notFound', id: null, retry: null, typed: [] }} />
}
