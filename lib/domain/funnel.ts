// The funnel as it may be shown: keys that mean the same made one, and counts hidden by which somebody could be recognised.
import type { FunnelBy, FunnelStep } from '@/lib/catalogue/funnel'
import { campaignName } from '@/lib/domain/campaign'

export const FUNNEL = {
  /** A count below is not told: nobody is to be recognised. */
  least: 5,
  /** So many weeks are shown, unless others are asked for, and at most. */
  weeks: 4,
  mostWeeks: 26,
} as const

/** A number; `few` of 1 to 4; null where the step can't be told. */
export type FunnelCell = number | 'few' | null
export type FunnelCounts = Record<FunnelStep, number | null>
/** `key` is '' for what has none. */
export type FunnelLine = { key: string; cells: Record<FunnelStep, FunnelCell> }

const shown = (n: number | null): FunnelCell => (n !== null && n > 0 && n < FUNNEL.least ? 'few' : n)
const plus = (a: number | null, b: number | null): number | null => (a === null || b === null ? null : a + b)
const perStep = <T>(make: (step: FunnelStep) => T): Record<FunnelStep, T> => ({
  ...{ looked: make('looked'), phone: make('phone'), booked: make('booked') },
  ...{ proved: make('proved'), arrived: make('arrived'), kept: make('kept') },
})

/** The lines, weeks in their order and everything else by what it led to: bookings, then numbers, then views. */
export function funnelLines(by: FunnelBy, rows: readonly ({ key: string } & FunnelCounts)[]): FunnelLine[] {
  const named = by === 'campaign' || by === 'source'
  const sums = new Map<string, FunnelCounts>()
  for (const row of rows) {
    const key = named ? (campaignName(row.key) ?? '') : row.key
    const before = sums.get(key)
    sums.set(key, before ? perStep((step) => plus(before[step], row[step])) : row)
  }
  const weight = ({ booked, phone, looked }: FunnelCounts) => [booked ?? 0, phone ?? 0, looked ?? 0]
  const order = ([a, x]: [string, FunnelCounts], [b, y]: [string, FunnelCounts]): number => {
    const more = weight(y)
      .map((n, place) => n - (weight(x)[place] ?? 0))
      .find((n) => n !== 0)
    return by === 'week' || more === undefined ? (a < b ? -1 : 1) : more
  }
  return [...sums].sort(order).map(([key, counts]) => ({ key, cells: perStep((step) => shown(counts[step])) }))
}
