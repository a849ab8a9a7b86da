// Random histories of patients and a desk that closes, blocks, lifts, moves and takes back, on PostgreSQL, with another process
// between the statements of each: HISTORIES=500 for a long run, SEED to repeat one.
import * as fc from 'fast-check'
import { sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import type { Database } from '@/lib/db/schema'
import { blockedHistory, deed, type Known } from '@/tests/lib/use-cases/blocked-deeds'
import { useInterleaved } from '@/tests/lib/use-cases/use-interleaved'
import { reopen } from '@/tests/support/interruptions'
import { hasPostgres } from '@/tests/support/test-database'
import { depsOf, minutesAfter } from '@/tests/support/test-places'
import { truncate } from '@/tests/support/truncate'

const HISTORIES = Number(process.env.HISTORIES ?? 8)
const SEED = process.env.SEED === undefined ? {} : { seed: Number(process.env.SEED) }

/** The seats in what is closed or blocked that are neither the block's nor of somebody on its list. */
async function strayIn({ reads }: Database) {
  const { rows } = await sql`
    SELECT s.state, s.place_id, s.seat, to_char(s.starts_at AT TIME ZONE 'Asia/Kolkata', 'HH24:MI') AS at, b.reference
    FROM seats s JOIN interruptions i ON i.place_id = s.place_id AND i.lifted_at IS NULL
        AND i.starts_at < s.ends_at AND i.ends_at > s.starts_at AND (i.seat IS NULL OR i.seat = s.seat)
      LEFT JOIN bookings b ON b.id = s.booking_id
    WHERE s.state IN ('held', 'taken') AND s.block_id IS NULL AND NOT EXISTS (
      SELECT 1 FROM interruption_items t WHERE t.interruption_id = i.id AND t.booking_id = s.booking_id)`.execute(reads)
  return rows
}

/** Confirmed bookings without exactly one seat, and cancelled ones with one. */
async function lostIn({ reads }: Database) {
  const { rows } = await sql`
    SELECT b.reference, b.status FROM bookings b
    WHERE (b.status = 'confirmed') <> EXISTS (SELECT 1 FROM seats s WHERE s.booking_id = b.id AND s.state = 'taken')`.execute(
    reads,
  )
  return rows
}

describe.runIf(hasPostgres())('random histories of closures', () => {
  const { dbOf, before, moving } = useInterleaved()
  afterEach(() => reopen(dbOf(0)))

  test('nobody has a time in what is closed or blocked without being on its list', { timeout: 600_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(blockedHistory, async (moments) => {
        await truncate(dbOf(0))
        await reopen(dbOf(0))
        const known: Known = { booked: [], closures: [] }
        let passed = 0
        for (const { pair, statement, seconds } of moments) {
          passed += seconds / 60
          const now = minutesAfter(passed)
          const beside = () => deed(pair.beside)(depsOf(dbOf(1), now), known)
          const begun = before(statement, beside)
          await deed(pair.one)(depsOf(moving(), now), known)
          await (begun() ?? beside())
          expect({ stray: await strayIn(dbOf(0)), lost: await lostIn(dbOf(0)) }).toEqual({ stray: [], lost: [] })
        }
      }),
      { numRuns: HISTORIES, ...SEED },
    )
  })
})
