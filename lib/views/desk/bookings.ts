type Choice = { value: string; label: string }

export type BookingLine = {
  reference: string
  href: string
  when: string
  name: string
  phone: { display: string; href: string | null }
  what: string
  place: string
  state: string
  known: string
}

export type BookingsView = {
  /** The search; empty for the list by days. */
  text: string
  here: string
  filters: { place: string; from: string; until: string; state: string }
  places: readonly Choice[]
  states: readonly Choice[]
  lines: readonly BookingLine[]
  after: string | null
  firstHref: string | null
  most: string
}
