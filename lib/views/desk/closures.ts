// What the desk's page for blocked chairs and closed days shows.
type Choice = { value: string; label: string }
export type ClosureForm = {
  /** The closure's own: the same form twice is one. */
  id: string
  day: string
  from: string
  until: string
  chair: string
  reason: string
  /** The words for chairs there: for all of them, and for each. */
  chairs: { label: string; all: string; each: readonly Choice[] }
  reasons: readonly Choice[]
  /** Whom it would meet; null until somebody looks. */
  preview: string | null
  mistake: string | null
}
export type AffectedPerson = {
  bookingId: string
  title: string
  /** Of the caller's own call alone; null where numbers are hidden. */
  phone: { display: string; href: string } | null
  state: string
  lines: readonly string[]
  /** Null once there is nothing to do. */
  acts: readonly Choice[] | null
}
export type ClosureList = {
  id: string
  title: string
  isLifted: boolean
  /** The words of the button that tells; null where everybody is told. */
  tell: string | null
  people: readonly AffectedPerson[]
}
export type ClosuresView = {
  action: string
  form: ClosureForm
  standing: readonly { href: string; title: string; line: string }[]
  list: ClosureList | null
  notice: string | null
}
