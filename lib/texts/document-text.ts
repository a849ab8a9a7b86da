// What a page of plain reading holds: terms, privacy, accessibility.

export type DocumentSection = {
  /** The section's address within the page. */
  id: string
  title: string
  paragraphs?: readonly string[]
  list?: readonly string[]
}
export type DocumentText = {
  title: string
  description: string
  lead: string
  sections: readonly DocumentSection[]
}
