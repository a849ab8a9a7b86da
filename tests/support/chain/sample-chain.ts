import { readFileSync } from 'node:fs'
import { chain, setChain } from '@/lib/catalogue/chain'
import type { TreatmentKey } from '@/lib/catalogue/treatments/treatments'
import { LONGEST_NAME, LONGEST_PHONE } from '@/lib/chain-file/brand'
import { readHours } from '@/lib/chain-file/hours'
import { readChainFile } from '@/lib/chain-file/read'
import type { ChainFile } from '@/lib/chain-file/schema'

export const SAMPLE_TEXT = readFileSync('lib/chain-file/sample.json', 'utf8')

/** Parses a chain file. Throws when the file is not valid. */
export function chainOf(text: string): ChainFile {
  const read = readChainFile(text)
  if (read.kind === 'read') return read.chain
  throw new Error(JSON.stringify(read.mistakes, null, 1))
}

export const SAMPLE = chainOf(SAMPLE_TEXT)

/** The clinics of the sample chain, with their hours as the tables store them. */
export const SAMPLE_CLINICS = SAMPLE.clinics.map((clinic) => ({ ...clinic, hours: readHours(clinic.hours) }))

const { award } = SAMPLE
if (!award) throw new Error('The sample chain has no award')
export const SAMPLE_AWARD = award

/** Serves a chain whose name and phone number have the greatest length that a file may have. The result undoes it. */
export function serveLongest(): () => void {
  const facts = chain()
  const brand = { ...facts.brand, name: 'M'.repeat(LONGEST_NAME), helpPhone: '0'.repeat(LONGEST_PHONE) }
  setChain({ ...facts, brand })
  return () => setChain(facts)
}

/** Serves a chain in which the visits of these treatments take so many minutes. The result undoes it. */
export function serveLengths(minutes: Partial<Record<TreatmentKey, number>>): () => void {
  const facts = chain()
  const lengths = Object.fromEntries(Object.entries(minutes).map(([key, visitMinutes]) => [key, { visitMinutes }]))
  setChain({ ...facts, treatments: { ...facts.treatments, ...lengths } })
  return () => setChain(facts)
}
