// Random histories of patients and a desk on PostgreSQL, with another process between the statements.
// HISTORIES=500 makes a long run; SEED repeats one.
import * as fc from 'fast-check'
import { sql } from 'kysely'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Database } from '@/lib/db/schema'
import { notifyAffected } from '@/lib/use-cases/closures/notify'
import { useInterleaved } from '@/tests/lib/use-cases/booking/use-interleaved'
import { blockedHistory, deed, type Known, SLOTS } from '@/tests/lib/use-cases/histories/blocked-deeds'
import { chairlessIn, laterBy, leftIn, NOTHING_WRONG, wrongIn } from '@/tests/lib/use-cases/histories/blocked-rows'
import { depsOf, THREE_CHAIRS, WEEK } from '@/tests/support/chain/test-places'
import { AT_DESK, reopen } from '@/tests/support/closures'
import { Killed } from '@/tests/support/interleave'
import { hasPostgres } from '@/tests/support/servers/test-database'
import { truncate } from '@/tests/support/servers/truncate'

const HISTORIES = Number(process.env.HISTORIES ?? 8)
const SEED = process.env.SEED === undefined ? {} : { seed: Number(process.env.SEED) }

/** Restores the clinic's chairs and hours, without a plan or a closed day. */
async function asItWas(db: Database): Promise<void> {
  const first = { seats: 3, hours: JSON.stringify(WEEK), planned: null }
  await db.writes.updateTable('places').set(first).where('id', '=', THREE_CHAIRS).execute()
  await reopen(db)
}

/** Each closure's id with the bookings on its list. */
async function listsOf({ reads }: Database): Promise<{ id: string; booked: string[] }[]> {
  const { rows } = await sql<{ id: string; booked: string[] }>`
    SELECT closure_id AS id, array_agg(booking_id::text ORDER BY booking_id) AS booked
    FROM affected_bookings GROUP BY closure_id ORDER BY closure_id`.execute(reads)
  return rows
}

describe.runIf(hasPostgres())('random histories of closures', () => {
  const { dbOf, before, killAt, moving } = useInterleaved()
  afterEach(() => asItWas(dbOf(0)))

  test('no booking lies in a closed or blocked time without being on the closure’s list', {
    timeout: 600_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(blockedHistory, async (moments) => {
        await truncate(dbOf(0))
        await asItWas(dbOf(0))
        const known: Known = { booked: [], closures: [] }
        let passed = 0
        for (const { pair, statement, seconds, ahead, isKilled } of moments) {
          passed += seconds
          const beside = () => deed(pair.beside)(depsOf(dbOf(1), laterBy(passed + ahead)), known)
          const one = () => deed(pair.one)(depsOf(moving(), laterBy(passed)), known)
          if (isKilled) {
            killAt(statement)
            // A sweep continues after a failure and logs it; no test may log unless it expects that.
            const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
            await one().catch((error: unknown) => {
              if (!(error instanceof Killed)) throw error
            })
            const logged = log.mock.calls
              .flat()
              .filter((line) => !String(line).includes('Error: The process was killed'))
            log.mockRestore()
            expect(logged).toEqual([])
            await beside()
          } else {
            const begun = before(statement, beside)
            await one()
            const other = begun()
            const block = pair.one.verb === 'block_booked' && !other ? known.closures.at(-1) : undefined
            if (block) expect(await chairlessIn(dbOf(0), block, laterBy(passed))).toEqual([])
            await (other ?? beside())
          }
          expect(await wrongIn(dbOf(0), SLOTS)).toEqual(NOTHING_WRONG)
        }
        // Every listed patient is told, or has another chair.
        const now = laterBy(passed + 60)
        for (const { id, booked } of await listsOf(dbOf(0)))
          await notifyAffected(depsOf(dbOf(0), now), AT_DESK, id, { only: booked })
        expect(await leftIn(dbOf(0), now)).toEqual([])
        expect(await wrongIn(dbOf(0), SLOTS)).toEqual(NOTHING_WRONG)
      }),
      { numRuns: HISTORIES, ...SEED },
    )
  })
})
