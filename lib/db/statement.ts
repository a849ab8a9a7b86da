// For frequent statements: building one costs more than sending it. Others use kysely's execute().
import { type CompiledQuery, type RawBuilder, sql } from 'kysely'
import type { Reads } from '@/lib/db/schema'
import { recordBy } from '@/lib/types/record-by'

export type Inputs<Values> = { readonly [Name in keyof Values]: Values[Name] | RawBuilder<Values[Name]> }
type Places<Values> = { readonly [Name in keyof Values]-?: RawBuilder<Values[Name]> }

class Place {
  constructor(readonly name: string) {}
}

const placesOf = <Values extends object>() => recordBy<Places<Values>>((name) => sql`${new Place(name)}`)

type SqlText = { query: CompiledQuery; text: string; parameters: readonly unknown[] }

function numbered(query: CompiledQuery): SqlText {
  const parameters: unknown[] = []
  const text = query.sql.replace(/\$(\d+)/g, (_, nth: string) => {
    const value = query.parameters[Number(nth) - 1]
    const known = parameters.findIndex(
      (one) => one instanceof Place && value instanceof Place && one.name === value.name,
    )
    return `$${known < 0 ? parameters.push(value) : known + 1}`
  })
  return { query, text, parameters }
}

/** ISO 8601 is faster than the driver's own text of a Date. */
const written = (value: unknown): unknown => (value instanceof Date ? value.toISOString() : value)

/** The text must be the same for all values. The result sends it, by a database or in a transaction. */
export function statement<Values extends object, Row = unknown>(
  build: (places: Places<Values>) => RawBuilder<Row>,
): (by: Pick<Reads, 'getExecutor'>, values: Values) => Promise<Row[]> {
  let made: SqlText | undefined
  return async (by, values) => {
    made ??= numbered(build(placesOf<Values>()).compile(by))
    const { query, text, parameters } = made
    const { rows } = await by.getExecutor().executeQuery<Row>({
      ...query,
      sql: text,
      parameters: parameters.map((one) => written(one instanceof Place ? Reflect.get(values, one.name) : one)),
    })
    return rows
  }
}
