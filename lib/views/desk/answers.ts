// What the page of patients' answers shows, in words.
export type AnswerLine = {
  key: string
  when: string
  place: string
  visit: string
  score: string
  /** Empty without words, and where names are hidden. */
  words: string
  reference: string
  href: string
}
export type AnswersView = {
  /** The average and how many answered, in a sentence. */
  summary: string
  place: string
  places: readonly { value: string; label: string }[]
  lines: readonly AnswerLine[]
  moreHref: string | null
}
