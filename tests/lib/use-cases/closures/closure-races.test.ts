import { sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import type { Database } from '@/lib/db/schema'
import { cancelBooking } from '@/lib/use-cases/booking/cancel'
import { confirmBooking } from '@/lib/use-cases/booking/confirm'
import { holdSlot } from '@/lib/use-cases/booking/hold'
import { rescheduleBooking } from '@/lib/use-cases/booking/reschedule'
import { liftClosure } from '@/lib/use-cases/closures/lift'
import { openClosure } from '@/lib/use-cases/closures/open'
import { kindsOf, rounds } from '@/tests/lib/use-cases/booking/processes'
import { useInterleaved } from '@/tests/lib/use-cases/booking/use-interleaved'
import {
  book,
  confirmInput,
  depsOf,
  holdInput,
  ONE_CHAIR,
  rowsOf,
  slot,
  THREE_CHAIRS,
  TOMORROW,
} from '@/tests/support/chain/test-places'
import { AT_DESK, opened, reopen, wishOf } from '@/tests/support/closures'
import { hasPostgres } from '@/tests/support/servers/test-database'

const STARTS = ['09:00', '09:30', '10:00', '10:30', '11:00', '11:30', '12:00', '12:30', '13:00']
const nth = (n: number) => slot(TOMORROW, STARTS[n % 8], STARTS[(n % 8) + 1])
const who = (n: number) => ({ owner: `racer-${n}`, phone: `+9198${10_000_000 + n}`, placeId: THREE_CHAIRS })

describe.runIf(hasPostgres())('races of the desk and patients', () => {
  const { dbOf, moving, beside } = useInterleaved()
  const deps = (n: number) => depsOf(dbOf(n))
  afterEach(() => reopen(dbOf(0)))

  /** Every chair of the span belongs to a listed booking or to the block, and nobody holds one. */
  async function expectBlocked(from: string, until: string): Promise<void> {
    const { rows } = await sql<{ state: string; is_block: boolean; booking_id: string | null; is_listed: boolean }>`
      SELECT s.state, s.block_id IS NOT NULL AS is_block, s.booking_id,
        EXISTS (SELECT 1 FROM affected_bookings i WHERE i.booking_id = s.booking_id) AS is_listed
      FROM seats s WHERE s.place_id = ${THREE_CHAIRS} AND s.state IN ('held', 'taken')
        AND s.starts_at >= ${`${TOMORROW}T${from}:00+05:30`}::timestamptz
        AND s.starts_at < ${`${TOMORROW}T${until}:00+05:30`}::timestamptz`.execute(dbOf(0).reads)
    const slots = STARTS.indexOf(until) - STARTS.indexOf(from)
    expect(rows).toHaveLength(3 * slots)
    for (const row of rows) expect(row.is_block || (row.state === 'taken' && row.is_listed)).toBe(true)
  }

  test.each(rounds)('a block during 48 holds leaves no held slot in it (%i)', async () => {
    const holds = Array.from({ length: 48 }, (_, n) => holdSlot(deps(n), holdInput({ ...who(n), ...nth(n) })))
    const blocks = [openClosure(deps(1), AT_DESK, wishOf({ from: '10:00', until: '12:00' }))]
    const [outcomes] = await Promise.all([Promise.all(holds), Promise.all(blocks)])
    expect(Object.keys(kindsOf(outcomes)).filter((kind) => !['held', 'taken'].includes(kind))).toEqual([])
    await expectBlocked('10:00', '12:00')
  })

  test.each(rounds)('each patient told of a booking has it when the day closes during 20 bookings (%i)', async () => {
    const booking = async (n: number) => {
      await holdSlot(deps(n), holdInput({ ...who(n), ...nth(n) }))
      return confirmBooking(deps(n), confirmInput({ ...who(n), ...nth(n) }))
    }
    const [outcomes, closed] = await Promise.all([
      Promise.all(Array.from({ length: 20 }, (_, n) => booking(n))),
      new Promise((resolve) => setTimeout(resolve, 30)).then(() => openClosure(deps(2), AT_DESK, wishOf())),
    ])
    const kinds = kindsOf(outcomes)
    expect(Object.keys(kinds).filter((kind) => !['confirmed', 'taken', 'closed', 'expired'].includes(kind))).toEqual([])
    const standing = (await rowsOf(dbOf(0), THREE_CHAIRS)).filter(({ status }) => status === 'confirmed')
    expect(standing).toHaveLength(kinds.confirmed ?? 0)
    expect(closed).toEqual({ kind: 'opened', affected: standing.length, moved: 0 })
    await expectBlocked('09:00', '13:00')
  })

  test.each(rounds)('the block is complete although patients move into it, out of it and away (%i)', async () => {
    const booked = await Promise.all(Array.from({ length: 12 }, (_, n) => book(deps(n), { ...who(n), ...nth(n % 6) })))
    const act = (n: number) => {
      const access = { reference: booked[n]?.reference ?? '', owner: who(n).owner }
      if (n % 3 === 2) return cancelBooking(deps(n), access)
      return rescheduleBooking(deps(n), { ...access, ...nth(n % 3 === 0 ? (n % 6) + 1 : 7) })
    }
    const [acts, made] = await Promise.all([
      Promise.all(booked.map((_, n) => act(n))),
      openClosure(deps(1), AT_DESK, wishOf({ from: '09:30', until: '12:00' })),
    ])
    expect(made.kind).toBe('opened')
    expect(Object.keys(kindsOf(acts)).filter((kind) => !['moved', 'cancelled', 'taken'].includes(kind))).toEqual([])
    await expectBlocked('09:30', '12:00')
    const cancelled = kindsOf(acts).cancelled ?? 0
    const rows = await rowsOf(dbOf(0), THREE_CHAIRS)
    expect(rows.filter(({ state, booking_id }) => state === 'taken' && booking_id !== null)).toHaveLength(
      12 - cancelled,
    )
  })

  test('between two statements the seat is the patient’s and listed, or the block’s', async () => {
    const span = { from: '10:00', until: '11:30' }
    const block = (_: unknown, other: Database) => openClosure(depsOf(other), AT_DESK, wishOf(span))
    const judge = async (_: unknown, told: { kind: string }) => {
      expect(['moved', 'confirmed', 'taken', 'expired']).toContain(told.kind)
      await expectBlocked(span.from, span.until)
    }
    const at = { placeId: THREE_CHAIRS, ...slot(TOMORROW, '10:00', '10:30') }
    for (const to of ['11:00', '12:00'] as const) {
      const move = ({ reference }: { reference: string }) =>
        rescheduleBooking(depsOf(moving()), { reference, owner: 'ann', ...slot(TOMORROW, to, `${to.slice(0, 2)}:30`) })
      await beside(() => book(deps(0), at), move, block, judge)
    }
    const confirm = () => confirmBooking(depsOf(moving()), confirmInput(at))
    await beside(async () => undefined, confirm, block, judge)
  })

  test.each(rounds)('desks that block and lift the same slots cause no deadlock and leave no gap (%i)', async () => {
    const first = await opened(deps(0), { from: '09:30', until: '11:00' })
    const outcomes = await Promise.all([
      openClosure(deps(0), AT_DESK, wishOf({ from: '10:00', until: '12:00' })),
      openClosure(deps(1), AT_DESK, wishOf({ from: '10:00', until: '12:00', seat: 2 })),
      openClosure(deps(2), AT_DESK, wishOf({ placeId: ONE_CHAIR })),
      liftClosure(deps(1), AT_DESK, first.id),
    ])
    expect(kindsOf(outcomes)).toEqual({ opened: 3, lifted: 1 })
    await expectBlocked('10:00', '12:00')
    const free = await holdSlot(deps(0), holdInput({ ...who(1), ...nth(1) }))
    expect(free.kind).toBe('held')
  })
})
