// What a treatment's page says, whatever the treatment.

type Question = { question: string; answer: string }
export type TreatmentText = {
  name: string
  /** A sentence or two, at the head of its page; where there is none the line stands there. */
  description: string
  /** One short line under the name, on cards and where the page is shared. */
  line: string
  /** What it is, in paragraphs. */
  what: readonly string[]
  /** Whom it suits, each a line of a list. */
  who: readonly string[]
  /** When something else comes first, or suits better. */
  unless: string
  /** How it goes, in order. */
  steps: readonly string[]
  questions: readonly Question[]
}

/** What is booked, where it costs something: its name, what one gets for it, and what is different at home. */
export type ServiceText = { name: string; note: string; noteAtHome?: string }
