// Another language is a folder like en/, its tag in lib/addresses/languages.ts, and a line in LANGUAGES.

import type { Award } from '@/lib/catalogue/award'
import { bookingRules, keptMinutes } from '@/lib/catalogue/booking-rules'
import { chainIfKnown, helpHoursOf, popularOf, type ServedChain } from '@/lib/catalogue/chain'
import type { HoursSpan } from '@/lib/catalogue/clinics/opening-hours'
import { DEFAULT_LANGUAGE, type Language, TAGS } from '@/lib/catalogue/languages'
import { EN } from '@/lib/texts/en/areas'
import { STAFF } from '@/lib/texts/en/staff-areas'
import { fill } from '@/lib/texts/fill'
import { formatLanguages, formatMoney, formatTime } from '@/lib/texts/format'
import { HI } from '@/lib/texts/hi/areas'
import { KN } from '@/lib/texts/kn/areas'
import { ML } from '@/lib/texts/ml/areas'
import { MR } from '@/lib/texts/mr/areas'
import { TA } from '@/lib/texts/ta/areas'
import { TE } from '@/lib/texts/te/areas'
import type { Translation } from '@/lib/texts/template'
import { isKeyOf } from '@/lib/types/keys'
import { mapTexts } from '@/lib/types/map-texts'

/** The chain's own texts. Pages get them with their other texts. */
type BrandWords = {
  BRAND: {
    name: string
    /** `times`: the hours as shown next to the number. Without hours in the chain file, `times` is empty and `hours` null. */
    helpPhone: { display: string; href: string; times: string; hours: HoursSpan | null }
    /** The hours in a sentence. */
    helpHours: string
    /** The languages of the people who call; empty if the page's is one of them. */
    callsIn: string
    email: string
    address: string
    /** Web addresses. */
    profiles: readonly string[]
  }
  AWARD: Award | null
  /** The offers that only some chains have. */
  OFFERED: readonly 'membership'[]
  /** The popular cities. */
  CITIES: readonly { id: string; name: string }[]
}

/** The chain's own texts in this language, by their English. They stay on the server (lib/texts/local-name.ts). */
type OwnTexts = Readonly<Record<string, string>>

/** Every language's tag, its name, and its offer to a visitor who prefers it. */
type Switch = { LANGUAGES: readonly { tag: Language; name: string; offer: string }[] }

/** All texts of a language, by area: the exports of each area's file, and the chain's brand. */
export type Texts = Translation<typeof EN> & typeof STAFF & { brand: BrandWords; language: Switch; own: OwnTexts }
export type Area = keyof Texts

const LANGUAGES: Record<Language, Translation<typeof EN>> = { en: EN, hi: HI, ta: TA, te: TE, kn: KN, ml: ML, mr: MR }

/** The language of a tag; English for an unknown one or none. */
export const languageOf = (tag: string | undefined): Language =>
  tag !== undefined && isKeyOf(LANGUAGES, tag) ? tag : DEFAULT_LANGUAGE

/** The offers that a text may mention, as in `a clinic[homeVisits| or a home visit]`, or `[homeVisits|both|without]`. */
const offersOf = ({ membership, homeVisits, payments }: ServedChain) => ({
  membership: membership !== null,
  membershipPrice: Boolean(membership?.price),
  homeVisits,
  payments: Boolean(payments),
})

/** The chain's name and rules, by the [mark] of a text. Not {holes}, because callers of fill() don't know them. */
const marksOf = ({ brand, membership }: ServedChain): Readonly<Record<string, string | number>> => ({
  brand: brand.name,
  membershipPrice: formatMoney(membership?.price ?? 0),
  ...bookingRules(),
  keptMinutes: keptMinutes(),
})

function helpHoursIn(translation: Translation<typeof EN>, hours: HoursSpan | null, template: string): string {
  if (!hours) return ''
  return fill(template, { opens: formatTime(translation, hours.opens), closes: formatTime(translation, hours.closes) })
}

function brandOf(tag: Language, { brand, award, membership, cities }: ServedChain, own: OwnTexts): BrandWords {
  const translation = LANGUAGES[tag]
  const { name, helpPhone, languages = [DEFAULT_LANGUAGE], email, address, profiles } = brand
  const href = `tel:${helpPhone.replace(/[^\d+]/g, '')}`
  const hours = helpHoursOf(brand)
  const named = (text: string): string => own[text] ?? text
  const { HELP_HOURS, HELP_TIMES } = translation.emergency
  return {
    BRAND: {
      name,
      helpPhone: { display: helpPhone, href, times: helpHoursIn(translation, hours, HELP_TIMES), hours },
      helpHours: helpHoursIn(translation, hours, HELP_HOURS),
      callsIn: languages.includes(tag)
        ? ''
        : fill(translation.language.CALLS_IN, { languages: formatLanguages(translation, languages) }),
      email,
      address: named(address),
      profiles,
    },
    AWARD: award && { ...award, title: named(award.title), lines: award.lines.map(named) },
    OFFERED: membership ? ['membership'] : [],
    CITIES: popularOf(cities).map(({ id, name }) => ({ id, name: named(name) })),
  }
}

/** For browsers, which get the brand with their first page, and for the build. */
const UNNAMED: BrandWords = {
  BRAND: {
    name: '',
    helpPhone: { display: '', href: '', times: '', hours: null },
    helpHours: '',
    callsIn: '',
    email: '',
    address: '',
    profiles: [],
  },
  AWARD: null,
  OFFERED: [],
  CITIES: [],
}

const made = new WeakMap<ServedChain, Map<Language, Texts>>()

const SWITCH: Switch = {
  LANGUAGES: TAGS.map((tag) => ({ tag, name: LANGUAGES[tag].language.NAME, offer: LANGUAGES[tag].language.OFFER })),
}

function allTexts(translation: Translation<typeof EN>): Omit<Texts, 'brand' | 'own'> {
  return { ...STAFF, ...translation, language: { ...translation.language, ...SWITCH } }
}

/** The texts of a language with the served chain's name and facts. The object stays the same until the chain changes. */
export function textsIn(language: Language): Texts {
  const facts = chainIfKnown()
  if (!facts) return { ...allTexts(LANGUAGES[language]), brand: UNNAMED, own: {} }
  const known = made.get(facts) ?? new Map<Language, Texts>()
  made.set(facts, known)
  const [marks, offers] = [marksOf(facts), offersOf(facts)]
  const filled = () =>
    mapTexts(allTexts(LANGUAGES[language]), (text) =>
      text
        .replace(/\[(\w+)\]/g, (mark, name: string) => String(marks[name] ?? mark))
        .replace(/\[(\w+)\|([^|\]]*)\|?([^\]]*)\]/g, (mark, name: string, offered: string, without: string) =>
          isKeyOf(offers, name) ? (offers[name] ? offered : without) : mark,
        ),
    )
  const own = facts.translations?.[language] ?? {}
  const texts = known.get(language) ?? { ...filled(), brand: brandOf(language, facts, own), own }
  known.set(language, texts)
  return texts
}
