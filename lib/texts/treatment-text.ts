type Question = { question: string; answer: string }
export type TreatmentText = {
  name: string
  /** A sentence or two below the page's title. If it is empty, `line` is shown. */
  description: string
  /** One short line, on cards and in link previews. */
  line: string
  /** The paragraphs that describe the treatment. */
  what: readonly string[]
  /** The people whom the treatment suits, as a list. */
  who: readonly string[]
  /** When another treatment comes first or suits better. */
  unless: string
  steps: readonly string[]
  questions: readonly Question[]
}

/** A priced service: its name, a note on what it includes, and a note for home visits. */
export type ServiceText = { name: string; note: string; noteAtHome?: string }
