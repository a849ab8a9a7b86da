// Next's configuration reads this file, so it imports nothing.

/** The tag of every language, in the order of the switch. Its texts are a line of lib/texts/languages.ts. */
export const TAGS = ['en', 'hi', 'ta', 'te', 'kn', 'ml', 'mr'] as const
export type Language = (typeof TAGS)[number]
export const DEFAULT_LANGUAGE: Language = 'en'
