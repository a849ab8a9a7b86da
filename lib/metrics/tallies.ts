// What this process counts of itself since its start.
import { processWide } from '@/lib/types/process-wide'

/**
 * `holds`, `confirmations`: what came of one. `booked`: by where and by which flow. `limits`: what a look at a limit decided. `codes`: whether a limit refused one, and what came of each try to hand one over.
 * `checked`: what came of a code that was typed. `unavailable`: an answer was 503. `webhooks`: what came of a try to send one.
 */
export type Tally = 'holds' | 'confirmations' | 'booked' | 'limits' | 'codes' | 'checked' | 'unavailable' | 'webhooks'
/** Labels are names of ours, never a value that somebody sent. */
type TallyCount = { labels: Record<string, string>; n: number }

const tallies = processWide('tallies', new Map<string, TallyCount>())

/** Counts one, or several. */
export function tally(name: Tally, labels: Record<string, string> = {}, n = 1): void {
  const key = [name, ...Object.values(labels)].join(' ')
  const counted = tallies.get(key) ?? { labels, n: 0 }
  counted.n += n
  tallies.set(key, counted)
}

/** What was counted under a name. */
export const talliesOf = (name: Tally): TallyCount[] =>
  [...tallies].flatMap(([key, counted]) => (key.split(' ', 1)[0] === name ? [counted] : []))
