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

const YEARS_AHEAD = 2

type ImportResult = {
  kind: 'imported' | 'rehearsed'
  changes: string[]
  changed: number
  gone: string[]
  offered: StrandedBooking[]
}
/** `stranded`: bookings would lose their place. `taken_back`: managers' changes would. Neither changes anything. */
export type ImportOutcome =
  | ImportResult
  | { kind: 'stranded'; stranded: StrandedBooking[] }
  | { kind: 'taken_back'; changes: string[] }

class NotKept extends Error {
  constructor(readonly outcome: ImportOutcome) {
    super('The import is not kept')
  }
}

const changeLines = (changes: readonly ChainChange[]): string[] => changes.map(({ line }) => line)

export const lastYearAt = (now: Date): number => Number(localOf(now).date.slice(0, 4)) + YEARS_AHEAD

type ImportOptions = { isSample?: boolean; offeredBy?: string | null; isRehearsal?: boolean; overwritesDesk?: boolean }

/**
 * `isSample`: counts as no import. `isRehearsal`: rolls back.
 * `offeredBy`: the staff member who offers stranded patients new times; null refuses to strand any.
 * `overwritesDesk`: reverts managers' changes and writes that into their audit.
 * Everybody who takes or releases a seat meanwhile waits.
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
    // Another import or another server was faster.
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
  // Named statements keep their first plans, which need statistics.
  if (imported.kind === 'imported' && imported.changed > 0) await db.script(`ANALYZE ${ANALYZED}`)
  return imported
}

const ANALYZED = 'cities, places, clinics, dentists, home_zones, home_zone_pincodes, closed_days'
