// What this process counts of itself since its start. On globalThis, because the start-up bundle and Next's own bundles are
// different instances of this module (lib/use-cases/runtime.ts).

/** `refusals`: a limit did not let something pass. `unavailable`: an answer was 503. */
export type Tally = 'refusals' | 'unavailable'
/** Labels are names of ours, never a value that somebody sent. */
type Counted = { labels: Record<string, string>; n: number }

const KEY = Symbol.for('muthu-dental.tallies')
const holder = globalThis as { [KEY]?: Map<string, Counted> }

function tallies(): Map<string, Counted> {
  holder[KEY] ??= new Map()
  return holder[KEY]
}

/** Counts one. */
export function tally(name: Tally, labels: Record<string, string> = {}): void {
  const key = [name, ...Object.values(labels)].join(' ')
  const counted = tallies().get(key) ?? { labels, n: 0 }
  counted.n += 1
  tallies().set(key, counted)
}

/** What was counted under a name. */
export const talliesOf = (name: Tally): Counted[] =>
  [...tallies()].flatMap(([key, counted]) => (key.split(' ', 1)[0] === name ? [counted] : []))
