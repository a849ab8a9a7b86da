// The languages of the site, and the only module that names one. A second language is a folder like en/, with a line here.
import type { Award } from '@/lib/catalogue/award'
import { chainIfKnown, type HelpHours, helpHoursOf, popularOf, type ServedChain } from '@/lib/catalogue/chain'
import { EN } from '@/lib/texts/en/areas'
import { fill } from '@/lib/texts/fill'
import { formatTime } from '@/lib/texts/format'
import type { Translation } from '@/lib/texts/template'
import { mapTexts } from '@/lib/types/map-texts'

/** What the chain says of itself, handed to pages with their words. */
type BrandWords = {
  BRAND: {
    name: string
    /** `times` are its hours in words, beside the number; empty, and `hours` null, where the chain does not say. */
    helpPhone: { display: string; href: string; times: string; hours: HelpHours | null }
    /** The same in a sentence. */
    helpHours: string
    email: string
    address: string
    /** Web addresses. */
    profiles: readonly string[]
  }
  /** Null for none. */
  AWARD: Award | null
  /** The cities that are offered first. */
  CITIES: readonly { id: string; name: string }[]
}

/** What a patient reads, by area: the exports of the area's file, and the chain's brand. */
export type Texts = Translation<typeof EN> & { brand: BrandWords }
export type Area = keyof Texts

const LANGUAGES = { en: EN } satisfies Record<string, Translation<typeof EN>>
export type Language = keyof typeof LANGUAGES

/** Until a visitor can choose one. */
export const DEFAULT_LANGUAGE: Language = 'en'

/** Where a text names the chain. No {hole}: whoever fills those has not to know it. */
const NAME = '[brand]'

function helpHoursIn(translation: Translation<typeof EN>, hours: HelpHours | null, template: string): string {
  if (!hours) return ''
  return fill(template, { opens: formatTime(translation, hours.opens), closes: formatTime(translation, hours.closes) })
}

function brandOf(translation: Translation<typeof EN>, { brand, award, cities }: ServedChain): BrandWords {
  const { name, helpPhone, email, address, profiles } = brand
  const href = `tel:${helpPhone.replace(/[^\d+]/g, '')}`
  const hours = helpHoursOf(brand)
  const { HELP_HOURS, HELP_TIMES } = translation.emergency
  return {
    BRAND: {
      name,
      helpPhone: { display: helpPhone, href, times: helpHoursIn(translation, hours, HELP_TIMES), hours },
      helpHours: helpHoursIn(translation, hours, HELP_HOURS),
      email,
      address,
      profiles,
    },
    AWARD: award,
    CITIES: popularOf(cities).map(({ id, name }) => ({ id, name })),
  }
}

/** In a browser, which was handed the brand with its first page, and while the site is built, when nobody reads. */
const UNNAMED: BrandWords = {
  BRAND: {
    name: '',
    helpPhone: { display: '', href: '', times: '', hours: null },
    helpHours: '',
    email: '',
    address: '',
    profiles: [],
  },
  AWARD: null,
  CITIES: [],
}

const made = new WeakMap<ServedChain, Map<Language, Texts>>()

/** The words of a language, as the chain that the process serves says them: the same object until that changes. */
export function textsIn(language: Language): Texts {
  const facts = chainIfKnown()
  if (!facts) return { ...LANGUAGES[language], brand: UNNAMED }
  const known = made.get(facts) ?? new Map<Language, Texts>()
  made.set(facts, known)
  const named = () => mapTexts(LANGUAGES[language], (text) => text.replaceAll(NAME, facts.brand.name))
  const texts = known.get(language) ?? { ...named(), brand: brandOf(LANGUAGES[language], facts) }
  known.set(language, texts)
  return texts
}
