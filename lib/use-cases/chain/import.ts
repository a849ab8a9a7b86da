// Makes the site's chain what a file says, in one transaction: nothing half of it, and nothing twice. Bookings that it would leave
// without a place are named and nothing is changed; or their patients are offered new times in the same transaction.
import type { ChainFile } from '@/lib/chain-file/schema'
import { readChain } from '@/lib/db/queries/chain'
import { writeFacts } from '@/lib/db/queries/chain-writes'
import { lockChain } from '@/lib/db/queries/locks'
import { localOf } from '@/lib/domain/clinic-time'
import { type NewTimes, orLeftOver, rewriteChain } from '@/lib/use-cases/chain/rewrite'
import { closuresOf, factsOf, rowsOf } from '@/lib/use-cases/chain/rows'
import type { StrandedBooking } from '@/lib/use-cases/chain/stranded'
import type { Deps } from '@/lib/use-cases/deps'

/** Days that are closed every year are written for this year and so many after it. */
const YEARS_AHEAD = 2

type ImportResult = {
  kind: 'imported'
  /** Rows that differed; 0 where the file says what the site had. */
  changed: number
  /** The ids of places that the file names no more: shown and booked no more. */
  gone: string[]
  /** Whose time is lost, and who are offered others. */
  offered: StrandedBooking[]
}
export type ImportOutcome = ImportResult | { kind: 'stranded'; stranded: StrandedBooking[] }

/** The last year for which yearly closures are written at that moment. */
export const lastYearAt = (now: Date): number => Number(localOf(now).date.slice(0, 4)) + YEARS_AHEAD

/**
 * Imports a chain. `isSample`: the one that the site begins with, which counts as none. `newTimes`: bookings that it leaves without
 * a place don't stop it. Whoever takes or leaves a seat meanwhile waits, and finds the chain as it is afterwards.
 */
export async function importChain(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  chain: ChainFile,
  { isSample = false, newTimes }: { isSample?: boolean; newTimes?: NewTimes } = {},
): Promise<ImportOutcome> {
  const today = localOf(now).date
  const work = db.transaction(async (tx): Promise<ImportResult> => {
    await lockChain(tx)
    const known = await readChain(tx)
    // Another one was quicker: the site's own chain, or a server that began beside this one.
    if (isSample && known) return { kind: 'imported', changed: 0, gone: [], offered: [] }
    const rows = rowsOf(chain)
    const closedUntil = Math.max(known?.closed_until ?? 0, lastYearAt(now))
    const closures = closuresOf(chain.closures, rows.places, { today, lastYear: closedUntil })
    const { present, stranded, ...written } = await rewriteChain(tx, { rows, closures, newTimes, now })
    let { changed } = written
    const facts = { facts: factsOf(chain), importedAt: isSample ? null : now, closedUntil, changed: changed > 0 }
    if ((await writeFacts(tx, facts)) && changed === 0) changed = 1
    const ids = new Set(rows.places.map(({ id }) => id))
    const gone = present.places.flatMap(({ id }) => (ids.has(id) ? [] : [id]))
    return { kind: 'imported', changed, gone, offered: stranded }
  })
  const imported = await orLeftOver(work)
  // Without statistics the first plans, which named statements keep, are made for tables of unknown size.
  if (imported.kind === 'imported' && imported.changed > 0) await db.script(`ANALYZE ${ANALYZED}`)
  return imported
}

const ANALYZED = 'cities, places, clinics, dentists, home_zones, home_zone_pincodes, closures'
