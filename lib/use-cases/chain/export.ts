// The site's chain as a file that imports as the same.
import { readChain, readChainRows } from '@/lib/db/queries/chain/chain'
import { takeLocks } from '@/lib/db/queries/locks'
import { toChainFile } from '@/lib/use-cases/chain/rows'
import type { Deps } from '@/lib/use-cases/deps'

/** What writeChainFile writes, as the tables hold it now; null where there is no chain. */
export async function exportChain({ db }: Pick<Deps, 'db'>): Promise<object | null> {
  return db.transaction(async (tx) => {
    // Not half before an import and half after it.
    await takeLocks(tx, [])
    const chain = await readChain(tx)
    return chain ? toChainFile(chain.facts, await readChainRows(tx)) : null
  })
}
