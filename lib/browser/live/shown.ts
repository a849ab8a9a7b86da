// A time of the page that changed, by its control's value.

/** `held`: by this browser, so that it can be chosen here whoever else is kept from it. */
export type TimeState = 'free' | 'taken' | 'held'
export type ShownChange = { value: string; state: TimeState }
/** What a page shows and knows, for who hears of changes. */
export type ShownTimes = {
  values: readonly string[]
  /** Whether this browser has the time, or is about to: what is said of it is asked about first. */
  isOwn(value: string): boolean
  apply(changes: readonly ShownChange[]): void
}
