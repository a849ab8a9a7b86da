// Kysely over a function that sends: its builders and its compiler are used, its drivers and its search for a connection are
// not. Those are a dozen promises and five objects a statement, more than to write the statement and to read its answer.
import {
  type CompiledQuery,
  type DatabaseConnection,
  DefaultQueryExecutor,
  DummyDriver,
  Kysely,
  type KyselyProps,
  PostgresAdapter,
  PostgresDialect,
  PostgresQueryCompiler,
  type QueryResult,
  Transaction,
} from 'kysely'
import type { Send } from '@/lib/db/named-statements'
import type { Tables, Tx, Writes } from '@/lib/db/schema'

function connectionOver(send: Send): DatabaseConnection {
  return {
    async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
      const { command, rowCount, rows = [] } = await send(sql, parameters)
      return command === 'SELECT' ? { rows } : { rows, numAffectedRows: BigInt(rowCount ?? 0) }
    },
    streamQuery() {
      throw new TypeError('There are no cursors here.')
    },
  }
}

const [compiler, adapter] = [new PostgresQueryCompiler(), new PostgresAdapter()]

/** Sends what kysely compiled. One with a plugin is kysely's own again, over the same connection. */
class Sender extends DefaultQueryExecutor {
  constructor(private readonly connection: DatabaseConnection) {
    super(compiler, adapter, { provideConnection: (use) => use(connection) })
  }

  override executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return this.connection.executeQuery(query)
  }
}

class NoTransactions extends DummyDriver {
  override beginTransaction(): Promise<void> {
    return Promise.reject(new Error('A transaction is begun by transaction() of the Database alone.'))
  }
}

const driver = new NoTransactions()
// What would make another driver or look at tables is never asked for.
const dialect = new PostgresDialect({ pool: () => Promise.reject(new Error('There is a pool already.')) })

const propsOf = (send: Send): KyselyProps => ({
  config: { dialect },
  dialect,
  driver,
  executor: new Sender(connectionOver(send)),
})

/** What is asked outside a transaction says so by its type. */
class Outside extends Kysely<Tables> {
  override get isTransaction(): false {
    return false
  }
}

export const outside = (send: Send): Writes => new Outside(propsOf(send))
export const within = (send: Send): Tx => new Transaction<Tables>(propsOf(send))
