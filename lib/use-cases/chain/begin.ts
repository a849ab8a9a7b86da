// Never changes an imported chain or a patient's row.
import type { ChainFile } from '@/lib/chain-file/schema'
import { hasPlaces, readChain } from '@/lib/db/queries/chain/chain'
import { writeCities, writeFacts } from '@/lib/db/queries/chain/chain-writes'
import { lockChain } from '@/lib/db/queries/locks'
import { importChain, lastYearAt } from '@/lib/use-cases/chain/import'
import { toChainFacts, toChainRows } from '@/lib/use-cases/chain/rows'
import type { Deps } from '@/lib/use-cases/deps'

/** `there`: a chain exists. `loaded`: the sample was imported. `none`: no chain, and no sample wanted. */
export type FirstChain = 'there' | 'loaded' | 'none'

/** Places from a version that kept the chain's facts in its code stay, with those facts. */
export async function beginChain(
  deps: Pick<Deps, 'db' | 'now' | 'secret'>,
  { sample, isWanted }: { sample: () => Promise<ChainFile>; isWanted: boolean },
): Promise<FirstChain> {
  const { db, now } = deps
  if (await readChain(db.reads)) return 'there'
  if (!(await hasPlaces(db.reads))) {
    if (!isWanted) return 'none'
    const outcome = await importChain(deps, await sample(), { isSample: true })
    return outcome.kind === 'imported' && outcome.changed > 0 ? 'loaded' : 'there'
  }
  const chain = await sample()
  await db.longTransaction(async (tx) => {
    await lockChain(tx)
    if (await readChain(tx)) return
    await writeCities(tx, toChainRows(chain).cities)
    const facts = { ...toChainFacts(chain), closures: [] }
    await writeFacts(tx, { facts, importedAt: null, closedUntil: lastYearAt(now), changed: true })
  })
  return 'there'
}

export const hasChain = async ({ db }: Pick<Deps, 'db'>): Promise<boolean> => (await readChain(db.reads)) !== undefined
