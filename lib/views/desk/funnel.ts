// What the page of the funnel shows, in words.
import type { FunnelBy } from '@/lib/catalogue/funnel'

export type FunnelView = {
  by: FunnelBy
  /** Clinic-local days, both included. */
  from: string
  until: string
  place: string
  isOwn: boolean
  /** A cell for each step, in their order; `booked` is for the bar, 0 where it is hidden. */
  lines: readonly { key: string; name: string; cells: readonly string[]; booked: number }[]
  csvHref: string
}
