// The languages of the site, and the only module that names one. A second language is a folder like en/, with a line here.
import { EN } from '@/lib/texts/en/areas'
import type { Translation } from '@/lib/texts/template'

/** What a patient reads, by area: the exports of the area's file. */
export type Words = Translation<typeof EN>
export type Area = keyof Words

const LANGUAGES = { en: EN } satisfies Record<string, Words>
export type Language = keyof typeof LANGUAGES

/** Until a visitor can choose one. */
export const DEFAULT_LANGUAGE: Language = 'en'

export const wordsOf = (language: Language): Words => LANGUAGES[language]
