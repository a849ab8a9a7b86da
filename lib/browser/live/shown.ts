import type { LiveMessage } from '@/lib/addresses/live'

/** `held`: by this browser, so it can be chosen here. */
export type TimeState = 'free' | 'taken' | 'held'
export type ShownChange = { value: string; state: TimeState }
export type ShownTimes = {
  values: readonly string[]
  /** An emergency may book slots that begin sooner. */
  isUrgent: boolean
  /** Live changes of this browser's own slots are checked with the site first. */
  isOwn(value: string): boolean
  apply(changes: readonly ShownChange[]): void
}

/** The values match formatSlot (flows/params.ts). */
export const shownChanges = (at: string, { changes }: LiveMessage, isUrgent: boolean): ShownChange[] =>
  changes.map(({ date, start, end, state }) => ({
    value: `${date}T${start}/${end}@${at}`,
    state: state === 'soon' ? (isUrgent ? 'free' : 'taken') : state,
  }))
