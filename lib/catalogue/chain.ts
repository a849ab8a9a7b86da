import type { Award } from '@/lib/catalogue/award'
import type { ChainDocument, DocumentName } from '@/lib/catalogue/brand/document'
import type { DayHours, HoursSpan } from '@/lib/catalogue/clinics/opening-hours'
import type { Point } from '@/lib/catalogue/clinics/point'
import { DEFAULT_LANGUAGE, type Language } from '@/lib/catalogue/languages'
import type { SmsTemplate, WhatsappTemplate } from '@/lib/catalogue/sms-templates'
import type { PaymentTerms } from '@/lib/catalogue/treatments/payment-terms'
import type { PricedTreatment, TreatmentKey } from '@/lib/catalogue/treatments/treatments'
import { processWide } from '@/lib/types/process-wide'

/** #rrggbb of buttons and links, of dark grounds, and of marks that hold no text. */
export type BrandColours<T = string> = { main: T; dark: T; accent: T }

type Brand = {
  name: string
  helpPhone: string
  /** Clinic-local, the same each day: "08:00-21:00". */
  helpHours?: string | undefined
  /** Tags of the languages of the people who call patients. */
  languages?: readonly string[] | undefined
  email: string
  address: string
  profiles: string[]
  /** A PhotographName. */
  logo?: string | undefined
  colours?: BrandColours | undefined
  /** The last change of the privacy notice, terms and accessibility statement: YYYY-MM-DD. */
  documentsChanged: string
}

/** Null if the chain gives no hours. */
export function helpHoursOf({ helpHours = '' }: Pick<Brand, 'helpHours'>): HoursSpan | null {
  const [opens, closes] = helpHours.split('-')
  return opens && closes ? { opens, closes } : null
}

/** `day` is YYYY-MM-DD, or MM-DD for every year. Without `places`, all places are closed. */
export type ChainClosure = { day: string; reason: string; places?: string[] | undefined }

type Registrations = {
  templates: Partial<Record<SmsTemplate, string>>
  whatsapp?: Partial<Record<WhatsappTemplate, string>> | undefined
}

/** Monday first, as a chain file names them. */
export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const

/** `hours` are clinic-local, like `09:00-20:00`. Without `who`, a dentist of the chain calls. */
export type CallBack = { days: readonly (typeof WEEKDAYS)[number][]; hours: string; who?: string | undefined }

export type BookingRules = {
  /** How long before its start a slot can still be booked. */
  leadMinutes: number
  /** How many days patients can book, today included. */
  windowDays: number
  /** How long a chosen slot is held. "More time" doubles it. */
  holdMinutes: number
  /** How long before the visit patients can still reschedule or cancel by themselves. */
  changeHours: number
  /** How long before the visit the second reminder is sent. The first one is a day before. */
  remindHours: number
}

/** The benefits of a member in a year, and its price in paise. Without one, joining is free. */
export type MembershipTerms = { checkUps: number; cleanings: number; percentOff: number; price?: number | undefined }

/** The chain's own facts of a treatment. Its texts may have translations. */
export type TreatmentFacts = {
  name?: string | undefined
  /** In paise. */
  price?: { from: number; to: number } | undefined
  dependsOn?: string | undefined
  rating?: { value: number; source: string; date: string } | undefined
  /** After so many months a patient may be reminded of the next visit. */
  recallMonths?: number | undefined
  /** The time of a chair that a visit takes, if it is longer than a slot. */
  visitMinutes?: number | undefined
}

/** Without interest, for treatments that can cost `fromPaise` or more. */
type Instalments = { months: number; fromPaise: number }

export type ChainFacts = {
  brand: Brand
  award: Award | null
  /** Null if the chain has no membership. */
  membership: MembershipTerms | null
  /** The reward for a friend who came, as a text. */
  referralReward?: string | undefined
  /** Those that differ from the usual ones (lib/catalogue/booking-rules.ts). */
  booking?: Partial<BookingRules> | undefined
  /** When dentists call patients who ask for it. */
  callBack?: CallBack | undefined
  /** DLT registrations of the chain and of each text, and the texts' template names at WhatsApp. */
  sms: Registrations & {
    entityId: string
    /** By language tag. */
    translations?: Partial<Record<string, Registrations>> | undefined
  }
  /** In paise; null if the treatment is not offered there. */
  prices: Record<PricedTreatment, { clinic: number; atHome: number | null }>
  notOffered: TreatmentKey[]
  treatments?: Partial<Record<TreatmentKey, TreatmentFacts>> | undefined
  /** Pages show these first, in this order. */
  treatmentOrder?: TreatmentKey[] | undefined
  instalments?: Instalments | null | undefined
  /** Null if patients pay only at the clinic. */
  payments?: PaymentTerms | null | undefined
  closures: ChainClosure[]
  /** The reasons from which staff choose, if they differ from the usual ones (lib/catalogue/closure-reasons.ts). */
  closureReasons?: string[] | undefined
  documents?: ChainDocuments | undefined
  /** The chain's own texts in other languages: by tag, then by the text itself. */
  translations?: Partial<Record<string, Record<string, string>>> | undefined
}

/** The Markdown of the chain's own pages, by language tag. */
type ChainDocuments = Partial<Record<DocumentName, Partial<Record<string, string>>>>

/** `since`: the year. `rota`: hours at the clinic, Monday first; empty if the chain does not say. */
export type Dentist = {
  name: string
  registration: string
  languages: readonly string[]
  portrait: string
  since: number | null
  woman: boolean
  rota: readonly DayHours[]
}

export type ChainCity = Point & {
  id: string
  name: string
  state: string
  pincodePrefixes: readonly string[]
  aliases: readonly string[]
  popular: boolean
}
/** `cities` are in the order of the chain file. */
export type ServedChain = ChainFacts & {
  cities: readonly ChainCity[]
  /** By the id of the clinic’s place, in the order of the chain file. */
  teams?: ReadonlyMap<string, readonly Dentist[]> | undefined
  /** Dentists visit patients at home, in one zone at least. */
  homeVisits: boolean
  /** `documents`, read. */
  pages?: Partial<Record<DocumentName, Partial<Record<string, ChainDocument>>>> | undefined
}

const MOST_POPULAR = 8
export const popularOf = (cities: readonly ChainCity[]): readonly ChainCity[] =>
  cities.filter((city) => city.popular).slice(0, MOST_POPULAR)

const holder = processWide<{ facts?: ServedChain }>('chain', {})

export function setChain(facts: ServedChain): void {
  holder.facts = facts
}

/** A browser has no chain and treats every treatment as offered. The server decides. */
export const isOffered = (treatment: TreatmentKey): boolean => !holder.facts?.notOffered.includes(treatment)

export const factsOf = (treatment: TreatmentKey): TreatmentFacts | undefined => holder.facts?.treatments?.[treatment]

/** Sorts by the chain's own order of treatments. Entries of treatments without a place in it follow as they stood. */
export function inChainOrder<T>(entries: readonly T[], treatmentOf: (entry: T) => TreatmentKey): T[] {
  const order = holder.facts?.treatmentOrder ?? []
  const placeOf = (entry: T): number => {
    const place = order.indexOf(treatmentOf(entry))
    return place < 0 ? order.length : place
  }
  return entries.toSorted((one, other) => placeOf(one) - placeOf(other))
}

/** Empty for a place without dentists in the chain file. */
export const teamOf = (placeId: string): readonly Dentist[] => holder.facts?.teams?.get(placeId) ?? []

/** Undefined in a browser. */
export const chainIfKnown = (): ServedChain | undefined => holder.facts

/** A text of the chain file in each of its languages. */
export const translationsOf = (text: string): string[] =>
  Object.values(chainIfKnown()?.translations ?? {}).flatMap((texts) => texts?.[text] ?? [])

/** Of the texts in a language. Empty where the chain has registered none. */
export const registrationsIn = (language: Language): Registrations => {
  const { sms } = chain()
  return language === DEFAULT_LANGUAGE ? sms : (sms.translations?.[language] ?? { templates: {} })
}

export function chain(): ServedChain {
  const { facts } = holder
  if (!facts) throw new Error('No chain was set: the site was not started through server/main.ts (npm start).')
  return facts
}
