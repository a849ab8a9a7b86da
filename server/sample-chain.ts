// The sample chain: a file like any chain's, which a site without a chain of its own begins with.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readChainFile } from '@/lib/chain-file/read'
import type { ChainFile } from '@/lib/chain-file/schema'
import type { Env } from '@/lib/env'

/** Below the site's folder, where the process runs. */
const SAMPLE = join('lib', 'chain-file', 'sample.json')

/** Whether a site without a chain gets the sample: not one that patients reach, unless it is told to. */
export const wantsSample = ({ SAMPLE_CHAIN, SITE_ORIGIN }: Env): boolean =>
  SAMPLE_CHAIN === undefined ? SITE_ORIGIN === undefined : SAMPLE_CHAIN === 'on'

/** Reads the sample. */
export async function readSampleChain(): Promise<ChainFile> {
  const read = readChainFile(await readFile(SAMPLE, 'utf8'))
  if (read.kind === 'read') return read.chain
  throw new Error(`The sample chain can't be read: ${JSON.stringify(read.mistakes[0])}`)
}
