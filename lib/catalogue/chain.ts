// What a chain says of itself beside its places: its file says it (lib/chain-file), one row of the database keeps it.
import type { Award } from '@/lib/catalogue/award'
import type { SmsTemplate, WhatsappTemplate } from '@/lib/catalogue/sms-templates'
import type { PricedTreatment, TreatmentKey } from '@/lib/catalogue/treatments'
import { processWide } from '@/lib/typed/process-wide'

type Brand = {
  name: string
  /** As people read it. */
  helpPhone: string
  email: string
  /** Of the office, for letters. */
  address: string
  /** Where the chain is found elsewhere: web addresses. */
  profiles: string[]
  /** The day on which privacy notice, terms and accessibility statement were changed last, YYYY-MM-DD. */
  documentsChanged: string
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

const holder = processWide<{ facts?: ChainFacts }>('chain', {})

/** The process serves this chain from now on (process/site-database.ts, process/chain-watch.ts). */
export function setChain(facts: ChainFacts): void {
  holder.facts = facts
}

/** Whether the chain does a treatment. A browser takes it so: the server has the last word. */
export const isOffered = (treatment: TreatmentKey): boolean => !holder.facts?.notOffered.includes(treatment)

/** What the chain says of itself, where a process serves one; undefined in a browser, which a page hands what it reads of it. */
export const chainIfKnown = (): ChainFacts | undefined => holder.facts

/** The same where there is no doing without. Throws where the process serves no chain. */
export function chain(): ChainFacts {
  const { facts } = holder
  if (!facts) throw new Error('No chain was set: the site was not started through process/main.ts (npm start).')
  return facts
}
