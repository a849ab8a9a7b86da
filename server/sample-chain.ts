import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readChainFile } from '@/lib/chain-file/read'
import type { ChainFile } from '@/lib/chain-file/schema'
import type { Env } from '@/lib/env'

const SAMPLE = join('lib', 'chain-file', 'sample.json')

/** A site with an origin gets no sample chain, unless SAMPLE_CHAIN asks for it. */
export const wantsSample = ({ SAMPLE_CHAIN, SITE_ORIGIN }: Env): boolean =>
  SAMPLE_CHAIN === undefined ? SITE_ORIGIN === undefined : SAMPLE_CHAIN === 'on'

export async function readSampleChain(): Promise<ChainFile> {
  const read = readChainFile(await readFile(SAMPLE, 'utf8'))
  if (read.kind === 'read') return read.chain
  throw new Error(`The sample chain can't be read: ${JSON.stringify(read.mistakes[0])}`)
}
