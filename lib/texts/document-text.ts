// The structure of the terms, privacy and accessibility pages.

export type DocumentSection = {
  /** The fragment of the section's address. */
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
