// What the pages of plain reading have in common: terms, privacy, accessibility.

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

export const DOCUMENT = {
  contents: 'On this page',
  updated: 'Last changed on 21 November 2026.',
  contact: 'How to reach us',
  write: 'Write to',
  call: 'Call',
  post: 'By post:',
} as const
