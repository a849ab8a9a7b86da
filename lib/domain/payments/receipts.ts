import { localOf } from '@/lib/domain/clinic-time'

function seriesOf(code: string, kind: 'B' | 'T' | 'C', now: Date): string {
  const { date } = localOf(now)
  const year = Number(date.slice(2, 4)) - (date.slice(5, 7) < '04' ? 1 : 0)
  const two = (n: number) => String(n).padStart(2, '0')
  return `${code}/${two(year)}${two(year + 1)}/${kind}`
}

/**
 * Receipts are numbered by state, financial year (April to March) and kind: B for a bill of supply, T for a tax invoice.
 * The number stays below 16 characters (CGST Rules, rules 46 and 49).
 */
export const receiptSeries = (code: string, taxPercent: number, now: Date): string =>
  seriesOf(code, taxPercent === 0 ? 'B' : 'T', now)

/** C: the credit note for a tax invoice, of the same seller (CGST Rules, rule 53). Null for a bill of supply. */
export const creditNoteSeries = ({ series }: { series: string }, now: Date): string | null => {
  const [code = '', , kind] = series.split('/')
  return kind === 'T' ? seriesOf(code, 'C', now) : null
}

export const receiptNumber = ({ series, n }: { series: string; n: number }): string => `${series}/${n}`

/** A price that includes GST, in paise. CGST and SGST are `half` each; `taxable` is the rest, so that the sum is exact. */
export function taxParts(paise: number, percent: number): { taxable: number; half: number } {
  const half = Math.round((paise * percent) / (2 * (100 + percent)))
  return { taxable: paise - 2 * half, half }
}
