import { CAMPAIGN_WORDS, type FunnelBy, type FunnelStep } from '@/lib/catalogue/funnel'
import { treatmentNameOf } from '@/lib/catalogue/treatments/treatment-names'
import { addDays, isDate, weekdayOf } from '@/lib/domain/clinic-time'
import { campaignName } from '@/lib/domain/leads/campaign'
import { isKeyOf } from '@/lib/types/keys'

const FUNNEL = {
  /** Smaller counts are hidden, so that nobody can be recognised. */
  least: 5,
  weeks: 4,
  mostWeeks: 26,
} as const

export type FunnelCell = number | 'few' | null
export type FunnelCounts = Record<FunnelStep, number | null>
export type FunnelLine = { key: string; cells: Record<FunnelStep, FunnelCell> }
export type FunnelDays = { from: string; until: string }

const mondayOf = (day: string): string => addDays(day, -weekdayOf(day))

export function funnelDays(by: FunnelBy, days: FunnelDays, today: string): FunnelDays {
  const until = isDate(days.until) && days.until < today ? days.until : today
  const lastWeek = mondayOf(until)
  const earliest = addDays(lastWeek, -7 * (FUNNEL.mostWeeks - 1))
  const wanted = isDate(days.from) ? days.from : addDays(lastWeek, -7 * (FUNNEL.weeks - 1))
  const [, from = until] = [earliest, wanted, until].sort()
  return by === 'week' ? { from: mondayOf(from), until: addDays(lastWeek, 6) } : { from, until }
}

const shown = (n: number | null): FunnelCell => (n !== null && n > 0 && n < FUNNEL.least ? 'few' : n)
const plus = (a: number | null, b: number | null): number | null => (a === null || b === null ? null : a + b)
const perStep = <T>(make: (step: FunnelStep) => T): Record<FunnelStep, T> => ({
  looked: make('looked'),
  people: make('people'),
  phone: make('phone'),
  booked: make('booked'),
  cancelled: make('cancelled'),
  missed: make('missed'),
  proved: make('proved'),
  arrived: make('arrived'),
  kept: make('kept'),
})

function funnelKey(by: FunnelBy, key: string): string {
  if (by === 'treatment') return treatmentNameOf(key)
  return isKeyOf(CAMPAIGN_WORDS, by) ? (campaignName(key) ?? '') : key
}

export function funnelLines(by: FunnelBy, rows: readonly ({ key: string } & FunnelCounts)[]): FunnelLine[] {
  const sums = new Map<string, FunnelCounts>()
  for (const row of rows) {
    const key = funnelKey(by, row.key)
    const before = sums.get(key)
    sums.set(key, before ? perStep((step) => plus(before[step], row[step])) : row)
  }
  const weight = ({ booked, phone, looked }: FunnelCounts) => [booked ?? 0, phone ?? 0, looked ?? 0]
  const order = ([a, x]: [string, FunnelCounts], [b, y]: [string, FunnelCounts]): number => {
    const more = weight(y)
      .map((n, place) => n - (weight(x)[place] ?? 0))
      .find((n) => n !== 0)
    return by === 'week' || by === 'day' || more === undefined ? (a < b ? -1 : 1) : more
  }
  return [...sums].sort(order).map(([key, counts]) => ({ key, cells: perStep((step) => shown(counts[step])) }))
}
