export type AnswerLine = {
  key: string
  when: string
  place: string
  visit: string
  score: string
  /** Empty without a comment, and while names are hidden. */
  words: string
  reference: string
  href: string
}
export type AnswersView = {
  summary: string
  place: string
  places: readonly { value: string; label: string }[]
  lines: readonly AnswerLine[]
  moreHref: string | null
}
