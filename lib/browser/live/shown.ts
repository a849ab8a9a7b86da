import type { LiveMessage, TimeChange } from '@/lib/addresses/live'

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

/** The longer slots that a change touches. A message names each usual slot, so it can't say whether these are free. */
export const touchedSlots = (values: readonly string[], at: string, { changes }: LiveMessage): string[] =>
  values.filter((value) => {
    const [, date, start = '', end = '', place] = /^(.+)T(.+)\/(.+)@(.+)$/.exec(value) ?? []
    const isTouched = (change: TimeChange) => change.date === date && change.start < end && change.end > start
    const isIt = (change: TimeChange) => change.start === start && change.end === end
    return place === at && changes.some((change) => isTouched(change) && !isIt(change))
  })

/** The values match formatSlot (flows/params.ts). */
export const shownChanges = (at: string, { changes }: LiveMessage, isUrgent: boolean): ShownChange[] =>
  changes.map(({ date, start, end, state }) => ({
    value: `${date}T${start}/${end}@${at}`,
    state: state === 'soon' ? (isUrgent ? 'free' : 'taken') : state,
  }))
