// A time of the page that changed, by its control's value.
import type { LiveMessage } from '@/lib/addresses/live'

/** `held`: by this browser, so that it can be chosen here whoever else is kept from it. */
export type TimeState = 'free' | 'taken' | 'held'
export type ShownChange = { value: string; state: TimeState }
/** What a page shows and knows, for who hears of changes. */
export type ShownTimes = {
  values: readonly string[]
  /** Whether the page is about an emergency, which can have times that begin sooner. */
  isUrgent: boolean
  /** Whether this browser has the time, or is about to: what is said of it is asked about first. */
  isOwn(value: string): boolean
  apply(changes: readonly ShownChange[]): void
}

/** The changes of a place by the values of the controls, which formatSlot (flows/params.ts) writes. */
export const shownChanges = (at: string, { changes }: LiveMessage, isUrgent: boolean): ShownChange[] =>
  changes.map(({ date, start, end, state }) => ({
    value: `${date}T${start}/${end}@${at}`,
    state: state === 'soon' ? (isUrgent ? 'free' : 'taken') : state,
  }))
