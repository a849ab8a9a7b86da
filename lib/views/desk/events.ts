// What the page of the desk's acts shows, in words.
export type EventLine = {
  id: string
  time: string
  place: string
  who: string
  what: string
  /** Of a booking, with its page at the desk. */
  reference: string | null
  href: string | null
  changes: string
  reason: string
}

export type EventsView = {
  /** The clinic's, `YYYY-MM-DD`; and in words. */
  date: string
  day: string
  /** What it is narrowed to; empty for everything. */
  verb: string
  verbs: readonly string[]
  lines: readonly EventLine[]
  /** The day as it is narrowed: where the form posts to that saves it. */
  here: string
  earlierHref: string
  laterHref: string | null
  moreHref: string | null
}
