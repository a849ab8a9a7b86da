type Choice = { value: string; label: string }

export type BookingLine = {
  reference: string
  href: string
  when: string
  name: string
  /** The last digits without a link while the screen is hidden. */
  phone: { display: string; href: string | null }
  what: string
  place: string
  state: string
  known: string
}

export type BookingsView = {
  /** The search; empty for the list by days. */
  text: string
  /** The filtered list's address, for its forms. */
  here: string
  filters: { place: string; from: string; until: string; state: string }
  places: readonly Choice[]
  states: readonly Choice[]
  lines: readonly BookingLine[]
  after: string | null
  /** Null on the first page. */
  firstHref: string | null
  /** The most rows of a file. */
  most: string
}
