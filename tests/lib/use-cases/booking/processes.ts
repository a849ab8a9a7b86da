// Several pools on one PostgreSQL database stand for several processes.
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { openDatabase } from '@/lib/db/connection'
import type { Database } from '@/lib/db/schema'
import { addTestPlaces } from '@/tests/support/chain/test-places'
import { createPostgres } from '@/tests/support/servers/test-database'
import { truncate } from '@/tests/support/servers/truncate'

/** The rounds of each race. RACE_ROUNDS=200 makes a long run. */
export const rounds = Array.from({ length: Number(process.env.RACE_ROUNDS ?? 6) }, (_, round) => round)

/**
 * Call inside a `describe`: three pools on one database, emptied of patients before each test. Racer n uses one pool.
 * `opened` gets the database's address.
 */
export function useProcesses(opened: (url: string) => void = () => undefined): (n: number) => Database {
  let processes: Database[] = []
  let drop = async () => {}
  const of = (n: number) => processes[n % processes.length] as Database
  beforeAll(async () => {
    const made = await createPostgres('seeded')
    drop = made.drop
    opened(made.url)
    processes = await Promise.all([1, 2, 3].map(() => openDatabase({ databaseUrl: made.url, dataDir: '' })))
    await addTestPlaces(of(0))
  })
  beforeEach(() => truncate(of(0)))
  afterAll(async () => {
    await Promise.all(processes.map((db) => db.close()))
    await drop()
  })
  return of
}

/** The number of outcomes by kind. */
export function kindsOf(outcomes: readonly { kind: string }[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { kind } of outcomes) counts[kind] = (counts[kind] ?? 0) + 1
  return counts
}
