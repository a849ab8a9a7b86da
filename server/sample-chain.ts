import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ChainFacts } from '@/lib/catalogue/chain'
import { readChainFile } from '@/lib/chain-file/read'
import type { ChainFile } from '@/lib/chain-file/schema'
import type { Env } from '@/lib/env'

const SAMPLE = join('lib', 'chain-file', 'sample.json')

/** A site with an origin gets no sample chain, unless SAMPLE_CHAIN asks for it. */
export const wantsSample = ({ SAMPLE_CHAIN, SITE_ORIGIN }: Env): boolean =>
  SAMPLE_CHAIN === undefined ? SITE_ORIGIN === undefined : SAMPLE_CHAIN === 'on'

/** The facts of the served chain that are still the sample's, each as a line. */
export function sampleLines({ brand, award, sms, payments }: ChainFacts, sample: ChainFile): string[] {
  const numbersOf = (each: ChainFacts['sms']): string[] =>
    [each, ...Object.values(each.translations ?? {})].flatMap((texts) => Object.values(texts?.templates ?? {}))
  const known = new Set(numbersOf(sample.sms))
  const count = numbersOf(sms).filter((number) => known.has(number)).length
  const sellers = Object.values(sample.payments?.sellers ?? {}).map(({ name }) => name)
  const left = [
    ...(['name', 'helpPhone', 'email', 'address'] as const).flatMap((name) =>
      brand[name] === sample.brand[name] ? [`brand.${name} is`] : [],
    ),
    ...(award && award.proof === sample.award?.proof ? ['award is'] : []),
    ...(sms.entityId === sample.sms.entityId ? ['sms.entityId is'] : []),
    ...(Object.values(payments?.sellers ?? {}).some(({ name }) => sellers.includes(name))
      ? ['payments.sellers are']
      : []),
    ...(count > 0 ? [`${count} of the registrations in sms are`] : []),
  ]
  return left.map((what) => `${what} still the sample's: put the chain's own into its file and import it.`)
}

export async function readSampleChain(): Promise<ChainFile> {
  const read = readChainFile(await readFile(SAMPLE, 'utf8'))
  if (read.kind === 'read') return read.chain
  throw new Error(`The sample chain can't be read: ${JSON.stringify(read.mistakes[0])}`)
}
