// A database whose statements are noted by kind: the work that an answer takes, whatever the clock says.
import type { KyselyPlugin } from 'kysely'
import type { Database, Tx, Writes } from '@/lib/db/schema'

/** `work` holds the kinds of the statements since it was last emptied; a transaction's beginning is one. */
export function watched(db: Database): { db: Database; work: string[] } {
  const work: string[] = []
  const kinds = new WeakMap<object, string>()
  // By what was sent: a statement that is made into SQL once (lib/db/statement.ts) is written before, raw.
  const plugin: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      kinds.set(queryId, node.kind)
      return node
    },
    async transformResult({ result, queryId }) {
      work.push(kinds.get(queryId) ?? 'RawNode')
      return result
    },
  }
  const writes = db.writes.withPlugin(plugin) as Writes
  return {
    work,
    db: {
      ...db,
      reads: writes,
      writes,
      transaction: (run) =>
        db.transaction((tx) => {
          work.push('transaction')
          return run(tx.withPlugin(plugin) as Tx)
        }),
    },
  }
}
