// A chain's own terms or privacy notice, as its pages show it.

export const DOCUMENTS = ['terms', 'privacy'] as const
export type DocumentName = (typeof DOCUMENTS)[number]

/** A document's most characters: ten times a long one. */
export const LONGEST_DOCUMENT = 200_000

export type Inline = { text: string; isStrong?: true; href?: string }
type Paragraph = readonly Inline[]
export type DocumentBlock = { paragraph: Paragraph } | { items: readonly Paragraph[]; isOrdered: boolean }

export type ChainDocument = {
  /** Empty without a first paragraph before the sections. */
  lead: Paragraph
  /** `id` is the fragment of the section's address. */
  sections: { id: string; title: string; blocks: DocumentBlock[] }[]
}

export const wordsOf = (paragraph: Paragraph): string => paragraph.map(({ text }) => text).join('')
