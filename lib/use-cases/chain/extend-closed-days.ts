import { readChain, readChainRows } from '@/lib/db/queries/chain/chain'
import { addClosedDays, closedUntil } from '@/lib/db/queries/chain/chain-writes'
import { lockChain } from '@/lib/db/queries/locks'
import { lastYearAt } from '@/lib/use-cases/chain/import'
import { closedDaysOf } from '@/lib/use-cases/chain/rows'
import type { Deps } from '@/lib/use-cases/deps'

/** Writes once a year. A day that was reopened in a written year stays open. */
export async function extendClosedDays({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const lastYear = lastYearAt(now)
  const known = await readChain(db.reads)
  if (!known || known.closed_until >= lastYear) return
  await db.transaction(async (tx) => {
    await lockChain(tx)
    const chain = await readChain(tx)
    if (!chain || chain.closed_until >= lastYear) return
    const yearly = chain.facts.closures.filter(({ day }) => day.length === 5)
    const { places } = await readChainRows(tx)
    const today = `${chain.closed_until + 1}-01-01`
    await addClosedDays(tx, closedDaysOf(yearly, places, { today, lastYear }))
    await closedUntil(tx, lastYear)
  })
}
