// Statements that are made into SQL once and sent with other values each time: to build one anew costs this process more than
// to send it. For what pages and bookings ask all the time; elsewhere kysely's own execute() is as good.
import { type CompiledQuery, type RawBuilder, sql } from 'kysely'
import type { Reads } from '@/lib/db/schema'
import { recordBy } from '@/lib/types/record-by'

/** The values of a part of a statement: each itself, or the place where it will stand. */
export type Inputs<Values> = { readonly [Name in keyof Values]: Values[Name] | RawBuilder<Values[Name]> }
type Places<Values> = { readonly [Name in keyof Values]-?: RawBuilder<Values[Name]> }

/** Stands among the parameters until the statement is sent. */
class Place {
  constructor(readonly name: string) {}
}

const placesOf = <Values extends object>() => recordBy<Places<Values>>((name) => sql`${new Place(name)}`)

type SqlText = { query: CompiledQuery; text: string; parameters: readonly unknown[] }

/** One parameter for each name, however often the text has it. */
function numbered(query: CompiledQuery): SqlText {
  const parameters: unknown[] = []
  const text = query.sql.replace(/\$(\d+)/g, (_, nth: string) => {
    const asked = query.parameters[Number(nth) - 1]
    const known = parameters.findIndex(
      (one) => one instanceof Place && asked instanceof Place && one.name === asked.name,
    )
    return `$${known < 0 ? parameters.push(asked) : known + 1}`
  })
  return { query, text, parameters }
}

/** A Date as ISO 8601, which is written quicker than the driver's own text of it. */
const written = (value: unknown): unknown => (value instanceof Date ? value.toISOString() : value)

/**
 * A statement by its text, which has a place for each of the values and is the same whatever they are. The answer sends it:
 * by a database or in a transaction, with its values, for its rows.
 */
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
