import { localOf } from '@/lib/domain/clinic-time'

/**
 * Receipts are numbered by state, financial year (April to March) and kind: B for a bill of supply, T for a tax invoice.
 * The number stays below 16 characters (CGST Rules, rules 46 and 49).
 */
export function receiptSeries(code: string, taxPercent: number, now: Date): string {
  const { date } = localOf(now)
  const year = Number(date.slice(2, 4)) - (date.slice(5, 7) < '04' ? 1 : 0)
  const two = (n: number) => String(n).padStart(2, '0')
  return `${code}/${two(year)}${two(year + 1)}/${taxPercent === 0 ? 'B' : 'T'}`
}

export const receiptNumber = ({ series, n }: { series: string; n: number }): string => `${series}/${n}`

/** The GST inside a price that includes it, in paise, rounded to the nearest. */
export const taxWithin = (paise: number, percent: number): number => Math.round((paise * percent) / (100 + percent))
