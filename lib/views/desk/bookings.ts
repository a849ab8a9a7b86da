// What the desk's list of bookings shows, in words.
type Choice = { value: string; label: string }

export type BookingLine = {
  reference: string
  href: string
  when: string
  name: string
  /** The last digits alone, without a link, while the screen is hidden. */
  phone: { display: string; href: string | null }
  what: string
  place: string
  state: string
  known: string
}

export type BookingsView = {
  /** What is looked for; empty for the list by days. */
  text: string
  /** The list as it is narrowed: where its forms post to. */
  here: string
  filters: { place: string; from: string; until: string; state: string }
  places: readonly Choice[]
  states: readonly Choice[]
  lines: readonly BookingLine[]
  /** Where the next page begins; null on the last one. */
  after: string | null
  /** The first page; null on it. */
  firstHref: string | null
  /** As many as a file has at most. */
  most: string
}
