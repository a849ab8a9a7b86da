// Short statements work off a backlog of any length, and a second process may sweep at the same time.
import { type Expression, type RawBuilder, sql } from 'kysely'
import { errorLine } from '@/lib/db/error-line'
import type { Writes } from '@/lib/db/schema'
import { isConnectionLost, isDatabaseUnavailable, logUnable } from '@/lib/db/unavailable'
import { log } from '@/lib/log/log'

const BATCH = 1000

/** `work` handles at most `most` rows and resolves with how many. Fewer than `most`: no more are due. */
export type Sweep = { readonly name: string; readonly most: number; readonly work: (most: number) => Promise<number> }

type Rows = {
  name: string
  table: string
  due: Expression<unknown>
  order: RawBuilder<unknown>
  set?: RawBuilder<unknown>
  further?: RawBuilder<unknown>
  onSwept?: (n: number) => void
}

/** Rows that another transaction has locked wait for the next round. */
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

async function workOnce({ name, most, work }: Sweep): Promise<number | null> {
  try {
    return await work(most)
  } catch (error) {
    if (isConnectionLost(error)) throw error
    const line = errorLine(error)
    // If the database refuses its work, the stack only names this statement.
    const why = isDatabaseUnavailable(error) ? line.replace(/\n.*/s, '') : line
    log('error', `The task “${name}” failed`, { why })
    return null
  }
}

/** A sweep that fails is logged and waits for the next round. Resolves with the number of rows. */
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
