import pg from 'pg'
import type { Connections, Statement } from '@/lib/db/pool'

export type Asked = { text: string; values: readonly unknown[] }

/** Booleans and nulls belong to the key: they decide between partial indexes, so the plan can differ. */
const keyOf = ({ text, values = [] }: Statement): string =>
  text + values.filter((value) => typeof value === 'boolean' || value === null).join()

/** A pool that records each statement in `asked`, with the values of its first run. */
export function listening(pool: Connections, asked: Map<string, Asked>): Connections {
  return {
    ...pool,
    async connect() {
      const connection = await pool.connect()
      return {
        query(statement) {
          const { text, values = [] } = statement
          const isWork = /^\s*(select|insert|update|delete|with)\b/i.test(text)
          if (isWork && !asked.has(keyOf(statement))) asked.set(keyOf(statement), { text, values })
          return connection.query(statement)
        },
        release: (broken) => connection.release(broken),
      }
    },
  }
}

type Plan = { 'Node Type': string; 'Relation Name'?: string; Plans?: Plan[] }
type Explained = { rows: { 'QUERY PLAN': [{ Plan: Plan }] }[] }

const wholeTables = ({ 'Node Type': node, 'Relation Name': table, Plans = [] }: Plan): string[] => [
  ...(node === 'Seq Scan' && table ? [table] : []),
  ...Plans.flatMap(wholeTables),
]

const textOf = (value: unknown): string => (value instanceof Date ? value.toISOString() : String(value))

/** The value as an SQL literal without a type, so that it takes the type of its place. */
function literal(value: unknown): string {
  if (value === null || value === undefined) return 'NULL'
  if (!Array.isArray(value)) return pg.escapeLiteral(textOf(value))
  const items = value.map((item) => (item === null ? 'NULL' : JSON.stringify(textOf(item))))
  return pg.escapeLiteral(`{${items.join(',')}}`)
}

/** From its sixth run on, a connection may use one plan for all values of a prepared statement. */
const RUNS = 6

/**
 * The tables that a statement would read whole. Two plans count: the one for its values, and the general one that a
 * connection keeps after some runs.
 */
export async function readWhole(client: pg.Client, { text, values }: Asked): Promise<string[]> {
  const tables = new Set<string>()
  const explain = async (statement: string) => {
    const { rows }: Explained = await client.query(`EXPLAIN (FORMAT JSON) ${statement}`)
    for (const row of rows) for (const table of wholeTables(row['QUERY PLAN'][0].Plan)) tables.add(table)
  }
  if (values.length === 0) await explain(text)
  else {
    await client.query(`PREPARE asked AS ${text}`)
    const run = `EXECUTE asked (${values.map(literal).join(', ')})`
    for (let n = 0; n <= RUNS; n += 1) await explain(run)
    await client.query('DEALLOCATE asked')
  }
  return [...tables]
}
