// Makes the site's chain what a file says, in one transaction: nothing half of it, and nothing twice. Bookings that it would leave
// without a place are named and nothing is changed; or their patients are offered new times in the same transaction.
import type { ChainFile } from '@/lib/chain-file/schema'
import { readChain, readChainRows } from '@/lib/db/queries/chain/chain'
import { writeFacts } from '@/lib/db/queries/chain/chain-writes'
import { readSetUpSince } from '@/lib/db/queries/chain/place-set-up'
import { writeDeskEvent } from '@/lib/db/queries/desk/events'
import { lockChain } from '@/lib/db/queries/locks'
import { localOf } from '@/lib/domain/clinic-time'
import { type ChainChange, chainChanges, revertedChanges } from '@/lib/use-cases/chain/changes'
import { orLeftOver, rewriteChain } from '@/lib/use-cases/chain/rewrite'
import { closedDaysOf, toChainFacts, toChainRows } from '@/lib/use-cases/chain/rows'
import { setUpEvent } from '@/lib/use-cases/chain/set-up-place'
import type { StrandedBooking } from '@/lib/use-cases/closures/stranded'
import type { Deps } from '@/lib/use-cases/deps'
import { OPERATOR } from '@/lib/use-cases/desk/actor'

/** Days that are closed every year are written for this year and so many after it. */
const YEARS_AHEAD = 2

type ImportResult = {
  /** `rehearsed`: so it would be, and nothing was changed. */
  kind: 'imported' | 'rehearsed'
  /** What differs from what the site had, in plain lines; none for the first chain. */
  changes: string[]
  /** Rows that differed; 0 where the file says what the site had. */
  changed: number
  /** The ids of places that the file names no more: shown and booked no more. */
  gone: string[]
  /** Whose time is lost, and who are offered others. */
  offered: StrandedBooking[]
}
/** `taken_back`: what managers set at the desk since the last import, which the file says otherwise; nothing is changed. */
export type ImportOutcome =
  | ImportResult
  | { kind: 'stranded'; stranded: StrandedBooking[] }
  | { kind: 'taken_back'; changes: string[] }

/** Rolls an import back, and tells what it would have done. */
class NotKept extends Error {
  constructor(readonly outcome: ImportOutcome) {
    super('The import is not kept')
  }
}

const changeLines = (changes: readonly ChainChange[]): string[] => changes.map(({ line }) => line)

/** The last year for which yearly closures are written at that moment. */
export const lastYearAt = (now: Date): number => Number(localOf(now).date.slice(0, 4)) + YEARS_AHEAD

type ImportOptions = { isSample?: boolean; offeredBy?: string | null; isRehearsal?: boolean; overwritesDesk?: boolean }

/**
 * Imports a chain. `isSample`: the one that the site begins with, which counts as none. `offeredBy`: bookings that it leaves
 * without a place don't stop it, and this member of staff offers their patients new times. `isRehearsal`: nothing is kept.
 * `overwritesDesk`: what managers set at the desk since the last import does not stop it, and their clinics' audit names it.
 * Whoever takes or leaves a seat meanwhile waits, and finds the chain as it is afterwards.
 */
export async function importChain(
  { db, now, secret }: Pick<Deps, 'db' | 'now' | 'secret'>,
  chain: ChainFile,
  { isSample = false, offeredBy = null, isRehearsal = false, overwritesDesk = false }: ImportOptions = {},
): Promise<ImportOutcome> {
  const today = localOf(now).date
  const work = db.longTransaction(async (tx): Promise<ImportResult> => {
    await lockChain(tx)
    const known = await readChain(tx)
    // Another one was quicker: the site's own chain, or a server that began beside this one.
    if (isSample && known) return { kind: 'imported', changed: 0, changes: [], gone: [], offered: [] }
    const rows = toChainRows(chain)
    const closedUntil = Math.max(known?.closed_until ?? 0, lastYearAt(now))
    const closures = closedDaysOf(chain.closures, rows.places, { today, lastYear: closedUntil })
    const before = known && { facts: known.facts, rows: await readChainRows(tx) }
    const changes = before ? chainChanges(before, { facts: toChainFacts(chain), rows }) : []
    const taken = revertedChanges(changes, await readSetUpSince(tx, known?.imported_at ?? null))
    if (taken.length > 0 && !overwritesDesk) throw new NotKept({ kind: 'taken_back', changes: changeLines(taken) })
    const { present, stranded, ...written } = await rewriteChain(tx, { now, secret }, { rows, closures, offeredBy })
    for (const placeId of new Set(taken.flatMap(({ placeId }) => placeId ?? [])))
      await writeDeskEvent(tx, setUpEvent(placeId, { before: present, after: rows, staffId: OPERATOR.staffId, now }))
    let { changed } = written
    const facts = { facts: toChainFacts(chain), importedAt: isSample ? null : now, closedUntil, changed: changed > 0 }
    if ((await writeFacts(tx, facts)) && changed === 0) changed = 1
    const ids = new Set(rows.places.map(({ id }) => id))
    const gone = present.places.flatMap(({ id }) => (ids.has(id) ? [] : [id]))
    const result = { changed, changes: changeLines(changes), gone, offered: stranded }
    if (isRehearsal) throw new NotKept({ kind: 'rehearsed', ...result })
    return { kind: 'imported', ...result }
  })
  const imported = await orLeftOver(work).catch((error: unknown) => {
    if (error instanceof NotKept) return error.outcome
    throw error
  })
  // Without statistics the first plans, which named statements keep, are made for tables of unknown size.
  if (imported.kind === 'imported' && imported.changed > 0) await db.script(`ANALYZE ${ANALYZED}`)
  return imported
}

const ANALYZED = 'cities, places, clinics, dentists, home_zones, home_zone_pincodes, closed_days'
