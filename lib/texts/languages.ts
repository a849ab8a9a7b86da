// The only module that names a language. A second language is a folder like en/ and a line here.
import type { Award } from '@/lib/catalogue/award'
import { chainIfKnown, type HelpHours, helpHoursOf, popularOf, type ServedChain } from '@/lib/catalogue/chain'
import { EN } from '@/lib/texts/en/areas'
import { fill } from '@/lib/texts/fill'
import { formatTime } from '@/lib/texts/format'
import type { Translation } from '@/lib/texts/template'
import { mapTexts } from '@/lib/types/map-texts'

/** The chain's own texts. Pages get them with their other texts. */
type BrandWords = {
  BRAND: {
    name: string
    /** `times`: the hours as shown next to the number. Without hours in the chain file, `times` is empty and `hours` null. */
    helpPhone: { display: string; href: string; times: string; hours: HelpHours | null }
    /** The hours in a sentence. */
    helpHours: string
    email: string
    address: string
    /** Web addresses. */
    profiles: readonly string[]
  }
  AWARD: Award | null
  /** The popular cities. */
  CITIES: readonly { id: string; name: string }[]
}

/** All texts of a language, by area: the exports of each area's file, and the chain's brand. */
export type Texts = Translation<typeof EN> & { brand: BrandWords }
export type Area = keyof Texts

const LANGUAGES = { en: EN } satisfies Record<string, Translation<typeof EN>>
export type Language = keyof typeof LANGUAGES

export const DEFAULT_LANGUAGE: Language = 'en'

/** Stands for the chain's name. Not a {hole}, because callers of fill() don't know the name. */
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

/** For browsers, which get the brand with their first page, and for the build. */
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

/** The texts of a language with the served chain's name and facts. The object stays the same until the chain changes. */
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
