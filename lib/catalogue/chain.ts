// What a chain says of itself beside its places: its file says it (lib/chain-file), one row of the database keeps it.
import type { Award } from '@/lib/catalogue/award'
import type { Point } from '@/lib/catalogue/clinics/point'
import type { SmsTemplate, WhatsappTemplate } from '@/lib/catalogue/sms-templates'
import type { PricedTreatment, TreatmentKey } from '@/lib/catalogue/treatments/treatments'
import { processWide } from '@/lib/types/process-wide'

type Brand = {
  name: string
  /** As people read it. */
  helpPhone: string
  /** When it is answered, each day alike, clinic-local: "08:00-21:00". Left out, nobody is told. */
  helpHours?: string | undefined
  email: string
  /** Of the office, for letters. */
  address: string
  /** Where the chain is found elsewhere: web addresses. */
  profiles: string[]
  /** The day on which privacy notice, terms and accessibility statement were changed last, YYYY-MM-DD. */
  documentsChanged: string
}

/** Clinic-local, each day alike. */
export type HelpHours = { opens: string; closes: string }

/** The hours of the help line; null where the chain does not say. */
export function helpHoursOf({ helpHours = '' }: Pick<Brand, 'helpHours'>): HelpHours | null {
  const [opens, closes] = helpHours.split('-')
  return opens && closes ? { opens, closes } : null
}

/** `day` is YYYY-MM-DD, or MM-DD for every year; without `places` all are closed. */
export type ChainClosure = { day: string; reason: string; places?: string[] | undefined }

export type ChainFacts = {
  brand: Brand
  /** Told while it has a proof that anybody can read, and until its day. */
  award: Award | null
  /** The registrations of the SMS: of the chain, and of each text; and the names of the same texts at WhatsApp. */
  sms: {
    entityId: string
    templates: Partial<Record<SmsTemplate, string>>
    whatsapp?: Partial<Record<WhatsappTemplate, string>> | undefined
  }
  /** In paise; null where a treatment is not to be had. */
  prices: Record<PricedTreatment, { clinic: number; atHome: number | null }>
  notOffered: TreatmentKey[]
  closures: ChainClosure[]
}

export type ChainCity = Point & {
  id: string
  name: string
  state: string
  pincodePrefixes: readonly string[]
  /** Other spellings. */
  aliases: readonly string[]
  popular: boolean
}
/** What a process knows of its chain without asking. `cities` in the order of the file. */
export type ServedChain = ChainFacts & { cities: readonly ChainCity[] }

/** The first page and the foot of every page have room for so many. */
const MOST_POPULAR = 8
/** The cities that are offered first, in the chain's order. */
export const popularOf = (cities: readonly ChainCity[]): readonly ChainCity[] =>
  cities.filter((city) => city.popular).slice(0, MOST_POPULAR)

const holder = processWide<{ facts?: ServedChain }>('chain', {})

/** The process serves this chain from now on (server/site-database.ts, lib/use-cases/chain/serve.ts). */
export function setChain(facts: ServedChain): void {
  holder.facts = facts
}

/** Whether the chain does a treatment. A browser takes it so: the server has the last word. */
export const isOffered = (treatment: TreatmentKey): boolean => !holder.facts?.notOffered.includes(treatment)

/** What the chain says of itself, where a process serves one; undefined in a browser, which a page hands what it reads of it. */
export const chainIfKnown = (): ServedChain | undefined => holder.facts

/** The same where there is no doing without. Throws where the process serves no chain. */
export function chain(): ServedChain {
  const { facts } = holder
  if (!facts) throw new Error('No chain was set: the site was not started through server/main.ts (npm start).')
  return facts
}
