import type { FunnelBy } from '@/lib/catalogue/funnel'

export type FunnelView = {
  by: FunnelBy
  /** Clinic-local days, both included. */
  from: string
  until: string
  place: string
  isOwn: boolean
  /** One cell per step, in order. `booked` sizes the bar; 0 while hidden. */
  lines: readonly { key: string; name: string; cells: readonly string[]; booked: number }[]
  csvHref: string
}
