export type EventLine = {
  id: string
  time: string
  place: string
  who: string
  what: string
  reference: string | null
  href: string | null
  changes: string
  reason: string
}

export type EventsView = {
  date: string
  day: string
  /** The filter; empty for all. */
  verb: string
  verbs: readonly string[]
  lines: readonly EventLine[]
  here: string
  earlierHref: string
  laterHref: string | null
  moreHref: string | null
}
