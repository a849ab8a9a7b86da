// A PostgreSQL database whose statements tests can interrupt, so that another process acts between any two.
import { afterAll, beforeAll, expect } from 'vitest'
import type { Connections } from '@/lib/db/pool'
import { openPostgresPool } from '@/lib/db/postgres-pool'
import type { Database } from '@/lib/db/schema'
import { useProcesses } from '@/tests/lib/use-cases/booking/processes'
import { type Interleaved, interleaved } from '@/tests/support/interleave'
import { truncate } from '@/tests/support/servers/truncate'

export function useInterleaved() {
  let url = ''
  const dbOf = useProcesses((opened) => {
    url = opened
  })
  let pool: Connections
  let looked: Interleaved
  beforeAll(() => {
    pool = openPostgresPool(url)
    looked = interleaved(pool, dbOf(2))
  })
  afterAll(() => pool.end())

  /** Runs `act` before each statement of `run` in turn, each time with new rows from `prepare`. */
  async function beside<S, R, T>(
    prepare: () => Promise<S>,
    run: (made: S) => Promise<R>,
    act: (made: S, other: Database) => Promise<T>,
    judge: (made: S, told: R, acted: T) => Promise<void>,
  ): Promise<void> {
    for (let at = 1; ; at += 1) {
      await truncate(dbOf(0))
      const made = await prepare()
      const acted = looked.before(at, () => act(made, dbOf(1)))
      const told = await run(made)
      const begun = acted()
      // `run` had fewer statements, so every place between two of them was tried.
      if (!begun) return expect(at).toBeGreaterThan(8)
      await judge(made, told, await begun)
    }
  }

  const before: Interleaved['before'] = (at, act) => looked.before(at, act)
  return { dbOf, beside, before, killAt: (at: number) => looked.killAt(at), moving: () => looked.db }
}
