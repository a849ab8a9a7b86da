import { processWide } from '@/lib/types/process-wide'

// docs/reference/metrics.md describes each count.
export type Tally = 'holds' | 'confirmations' | 'booked' | 'limits' | 'codes' | 'checked' | 'unavailable' | 'webhooks'
/** Labels are our own names, never a value that a client sent. */
type TallyCount = { labels: Record<string, string>; n: number }

const tallies = processWide('tallies', new Map<string, TallyCount>())

export function tally(name: Tally, labels: Record<string, string> = {}, n = 1): void {
  const key = [name, ...Object.values(labels)].join(' ')
  const counted = tallies.get(key) ?? { labels, n: 0 }
  counted.n += n
  tallies.set(key, counted)
}

export const talliesOf = (name: Tally): TallyCount[] =>
  [...tallies].flatMap(([key, counted]) => (key.split(' ', 1)[0] === name ? [counted] : []))
