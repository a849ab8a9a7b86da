import { readChain, readChainRows } from '@/lib/db/queries/chain/chain'
import { takeLocks } from '@/lib/db/queries/locks'
import { toChainFile } from '@/lib/use-cases/chain/rows'
import type { Deps } from '@/lib/use-cases/deps'

export async function exportChain({ db }: Pick<Deps, 'db'>): Promise<object | null> {
  return db.transaction(async (tx) => {
    // The lock keeps an import from changing half of it.
    await takeLocks(tx, [])
    const chain = await readChain(tx)
    return chain ? toChainFile(chain.facts, await readChainRows(tx)) : null
  })
}
