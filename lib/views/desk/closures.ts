type Choice = { value: string; label: string }
export type ClosureForm = {
  /** The closure's id, so that a second submit makes no second closure. */
  id: string
  day: string
  from: string
  until: string
  chair: string
  reason: string
  chairs: { label: string; all: string; each: readonly Choice[] }
  reasons: readonly Choice[]
  preview: string | null
  mistake: string | null
}
export type AffectedPerson = {
  bookingId: string
  title: string
  /** Only in the caller's own call; null while numbers are hidden. */
  phone: { display: string; href: string } | null
  state: string
  lines: readonly string[]
  acts: readonly Choice[] | null
}
export type ClosureList = {
  id: string
  title: string
  isLifted: boolean
  notifyLabel: string | null
  people: readonly AffectedPerson[]
}
export type ClosuresView = {
  action: string
  form: ClosureForm
  standing: readonly { href: string; title: string; line: string }[]
  list: ClosureList | null
  notice: string | null
}
