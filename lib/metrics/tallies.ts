// What this process counts of itself since its start.
import { processWide } from '@/lib/typed/process-wide'

/** `refusals`: a limit did not let something pass. `unavailable`: an answer was 503. */
export type Tally = 'refusals' | 'unavailable'
/** Labels are names of ours, never a value that somebody sent. */
type TallyCount = { labels: Record<string, string>; n: number }

const tallies = processWide('tallies', new Map<string, TallyCount>())

/** Counts one. */
export function tally(name: Tally, labels: Record<string, string> = {}): void {
  const key = [name, ...Object.values(labels)].join(' ')
  const counted = tallies.get(key) ?? { labels, n: 0 }
  counted.n += 1
  tallies.set(key, counted)
}

/** What was counted under a name. */
export const talliesOf = (name: Tally): TallyCount[] =>
  [...tallies].flatMap(([key, counted]) => (key.split(' ', 1)[0] === name ? [counted] : []))
