// Records the kinds of a database's statements, so that a test can count an answer's work instead of its time.
import type { KyselyPlugin } from 'kysely'
import type { Database, Tx, Writes } from '@/lib/db/schema'

/** `work` holds the kinds of the statements since it was last emptied. The start of a transaction counts as one. */
export function watched(db: Database): { db: Database; work: string[] } {
  const work: string[] = []
  const kinds = new WeakMap<object, string>()
  // The kind is noted when the statement is sent. A statement that is compiled once (lib/db/statement.ts) is raw.
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
