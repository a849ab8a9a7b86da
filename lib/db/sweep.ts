// Sweeps: the work on old rows that the process does by itself. A sweep works in short statements, so that a backlog of any length
// is worked off, and a second process may do the same beside it.
import { type Expression, type RawBuilder, sql } from 'kysely'
import { errorLine } from '@/lib/db/error-line'
import type { Writes } from '@/lib/db/schema'
import { isConnectionLost, isDatabaseUnavailable, logUnable } from '@/lib/db/unavailable'
import { log } from '@/lib/log/log'

/** Rows of one statement. */
const BATCH = 1000

/** `work` does at most `most` of what is due and resolves with how many that were; fewer than `most` say that no more is due. */
export type Sweep = { readonly name: string; readonly most: number; readonly work: (most: number) => Promise<number> }

type Rows = {
  /** For the log: which rows, in words. */
  name: string
  table: string
  due: Expression<unknown>
  /** The order of the rows that are due: that of the index which finds them. */
  order: RawBuilder<unknown>
  /** What is set in the rows. Without it they are deleted. */
  set?: RawBuilder<unknown>
  /** Common table expressions that go on from the changed rows, which are called `swept`. */
  further?: RawBuilder<unknown>
  onSwept?: (n: number) => void
}

/** Deletes or changes the rows that are due, in their order; those that somebody else has locked are left to the next round. */
export function sweepRows(writes: Writes, { name, table, due, order, set, further, onSwept }: Rows): Sweep {
  const of = sql.table(table)
  const change = set ? sql`UPDATE ${of} SET ${set}` : sql`DELETE FROM ${of}`
  const afterwards = further ? sql`, ${further}` : sql``
  const work = async (most: number) => {
    const { rows } = await sql<{ n: number }>`
      WITH swept AS (
        ${change} WHERE ctid = ANY (ARRAY(
          SELECT ${of}.ctid FROM ${of} WHERE ${due} ORDER BY ${order} LIMIT ${most} FOR UPDATE OF ${of} SKIP LOCKED))
        RETURNING *)${afterwards}
      SELECT count(*)::int AS n FROM swept`.execute(writes)
    const n = rows[0]?.n ?? 0
    onSwept?.(n)
    return n
  }
  return { name, most: BATCH, work }
}

/** Works on one batch; null when it failed. Throws when the database can't be reached. */
async function workOnce({ name, most, work }: Sweep): Promise<number | null> {
  try {
    return await work(most)
  } catch (error) {
    if (isConnectionLost(error)) throw error
    const line = errorLine(error)
    // Where the database refuses its work the stack says nothing: it is the statement of the work that is named.
    const why = isDatabaseUnavailable(error) ? line.replace(/\n.*/s, '') : line
    log('error', `The work on ${name} failed`, { why })
    return null
  }
}

/**
 * One round: a batch of each sweep in turn, again of those that may have more, until none has or the round is over; resolves with how
 * many rows were worked on. A sweep that fails is named in the log and waits for the next round; the others go on.
 */
export async function runSweeps(
  sweeps: readonly Sweep[],
  { now, isOver }: { now: Date; isOver: () => boolean },
): Promise<number> {
  let total = 0
  let left = sweeps
  try {
    do {
      const unfinished: Sweep[] = []
      for (const sweep of left) {
        const n = await workOnce(sweep)
        total += n ?? 0
        if (n !== null && n >= sweep.most) unfinished.push(sweep)
      }
      left = unfinished
    } while (left.length > 0 && !isOver())
  } catch (error) {
    logUnable(error, now)
  }
  return total
}
