// An offer of an earlier slot, with other changes between any two statements. Nobody gets another patient's slot,
// each patient has the slot that the message names, and no freed slot is lost.
import { sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import type { Database } from '@/lib/db/schema'
import { cancelBooking } from '@/lib/use-cases/booking/cancel'
import { confirmBooking } from '@/lib/use-cases/booking/confirm'
import { findBooking } from '@/lib/use-cases/booking/find'
import { holdSlot } from '@/lib/use-cases/booking/hold'
import { openClosure } from '@/lib/use-cases/closures/open'
import { acceptEarlier, readWaitState, stopWaiting, waitForEarlier } from '@/lib/use-cases/waitlist/answer'
import { kindsOf, rounds } from '@/tests/lib/use-cases/booking/processes'
import { useInterleaved } from '@/tests/lib/use-cases/booking/use-interleaved'
import {
  book,
  confirmInput,
  depsOf,
  holdInput,
  minutesAfter,
  ONE_CHAIR,
  rowsOf,
  slot,
  TOMORROW,
} from '@/tests/support/chain/test-places'
import { AT_DESK, reopen, wishOf } from '@/tests/support/closures'
import { offerEarlier } from '@/tests/support/offers'
import { hasPostgres } from '@/tests/support/servers/test-database'

const EARLY = slot(TOMORROW, '10:00', '10:30')
const AT = new Date(`${TOMORROW}T10:00:00+05:30`)
const STRANGER = { owner: 'stranger', phone: '+919800000009', ...EARLY }

describe.runIf(hasPostgres())('races for an earlier slot', () => {
  const { dbOf, moving, beside } = useInterleaved()
  const deps = (minutes: number, db: Database = dbOf(0)) => depsOf(db, minutesAfter(minutes))
  const access = (n: number, { reference }: { reference: string }) => ({ reference, owner: `waiter-${n}` })
  afterEach(() => reopen(dbOf(0)))

  /** Two patients wait, in this order, and 10:00 was given up. */
  async function freed() {
    const gone = await book(deps(0), { owner: 'gone', ...EARLY })
    const waiters = []
    for (const [n, [start = '', end = '']] of [
      ['12:00', '12:30'],
      ['11:00', '11:30'],
    ].entries()) {
      const made = await book(deps(0), {
        owner: `waiter-${n}`,
        phone: `+91980000000${n + 2}`,
        ...slot(TOMORROW, start, end),
      })
      await waitForEarlier(deps(n + 1), access(n, made))
      waiters.push(made)
    }
    await cancelBooking(deps(3), { reference: gone.reference, owner: 'gone' })
    const [first, second] = waiters
    if (!first || !second) throw new Error('Two were booked')
    return { first, second }
  }
  async function offered() {
    const both = await freed()
    await offerEarlier(deps(4))
    const id = (await readWaitState(deps(4), both.first.id)).offer?.id
    if (!id) throw new Error('Nothing was offered')
    return { ...both, id }
  }
  type Made = Awaited<ReturnType<typeof offered>>

  /** The row at 10:00: a patient's, a block, a hold or none; never two. */
  async function whoHasIt() {
    const rows = (await rowsOf(dbOf(0), ONE_CHAIR)).filter(
      ({ starts_at, status }) => starts_at.getTime() === AT.getTime() && status !== 'cancelled',
    )
    const live = await sql<{ state: string; owner: string | null; booking_id: string | null }>`
      SELECT state, owner, booking_id FROM seats
      WHERE place_id = ${ONE_CHAIR} AND starts_at = ${AT}::timestamptz AND state IN ('held', 'taken')`.execute(
      dbOf(0).reads,
    )
    expect(live.rows.length).toBeLessThan(2)
    expect(rows.length).toBeLessThan(3)
    return live.rows[0] ?? null
  }
  const startOf = async (n: number, made: { reference: string }) => (await findBooking(deps(6), access(n, made)))?.start

  const take = ({ first, id }: Made) => acceptEarlier(deps(5, moving()), access(0, first), id)
  /** A patient who was told of the move has 10:00 alone; otherwise everybody keeps their slot. */
  async function expectTrue({ first, id }: Made, told: { kind: string }): Promise<void> {
    const has = await whoHasIt()
    expect(await startOf(0, first)).toBe(told.kind === 'moved' ? '10:00' : '12:00')
    if (told.kind === 'moved') expect(has).toMatchObject({ state: 'taken', booking_id: first.id })
    expect(id).not.toBe('')
  }

  test('an offer that expires while its patient takes it goes to one patient', () =>
    beside(
      offered,
      take,
      (_, other) => offerEarlier(deps(20, other)),
      async (made, told) => {
        await expectTrue(made, told)
        expect(['moved', 'taken', 'gone']).toContain(told.kind)
        const second = await readWaitState(deps(21), made.second.id)
        expect(second.offer !== null).toBe(told.kind !== 'moved')
      },
    ))

  test('a slot that the desk blocks while its patient takes it is the patient’s or blocked', () =>
    beside(
      offered,
      take,
      (_, other) => openClosure(deps(5, other), AT_DESK, wishOf({ placeId: ONE_CHAIR, from: '10:00', until: '10:30' })),
      async (made, told, acted) => {
        expect(acted).toEqual({ kind: 'opened', affected: told.kind === 'moved' ? 1 : 0, moved: 0 })
        await expectTrue(made, told)
      },
    ))

  test('a booking cancelled while its patient takes an offer ends cancelled, and the slot is offered on', async () => {
    await beside(
      offered,
      take,
      ({ first }, other) => cancelBooking(deps(5, other), access(0, first)),
      async ({ first, second }, told) => {
        expect(['moved', 'not_found', 'gone', 'taken']).toContain(told.kind)
        expect((await findBooking(deps(6), access(0, first)))?.status).toBe('cancelled')
        await offerEarlier(deps(7))
        expect((await readWaitState(deps(7), second.id)).offer).toMatchObject({ start: '10:00' })
      },
    )
  })

  const offer = () => offerEarlier(deps(4, moving()))
  test('a slot booked on the site while it is offered goes to one patient', () =>
    beside(
      freed,
      offer,
      async (_, other) => {
        await holdSlot(deps(4, other), holdInput(STRANGER))
        return confirmBooking(deps(4, other), confirmInput(STRANGER))
      },
      async ({ first }, _, booked) => {
        const has = await whoHasIt()
        const { offer: open } = await readWaitState(deps(5), first.id)
        expect(open !== null).toBe(booked.kind !== 'confirmed')
        expect(has?.state).toBe(booked.kind === 'confirmed' ? 'taken' : 'held')
      },
    ))

  test('a patient who leaves the list while the slot is offered gets no offer, and the next patient does', async () => {
    await beside(
      freed,
      offer,
      ({ first }, other) => stopWaiting(deps(4, other), access(0, first)),
      async ({ first, second }) => {
        await offerEarlier(deps(6))
        expect(await readWaitState(deps(6), first.id)).toMatchObject({ isWaiting: false, offer: null })
        expect((await readWaitState(deps(6), second.id)).offer).toMatchObject({ start: '10:00' })
      },
    )
  })

  test('a process that dies while it offers loses no slot and repeats no offer', () =>
    beside(
      freed,
      () => offer().catch(() => undefined),
      (_, other) =>
        // Waits until the connection is gone: rows that a dying connection has locked are passed over.
        sql`SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity
          WHERE datname = current_database() AND state = 'idle in transaction'`.execute(other.writes),
      async ({ first, second }) => {
        await offerEarlier(deps(5))
        expect((await readWaitState(deps(6), first.id)).offer).toMatchObject({ start: '10:00' })
        expect((await readWaitState(deps(6), second.id)).offer).toBeNull()
        expect(await whoHasIt()).toMatchObject({ state: 'held', owner: `waitlist:${first.id}` })
      },
    ))

  test.each(rounds)('one of six parallel requests that take, offer, expire and book gets the slot (%i)', async () => {
    const made = await offered()
    const outcomes = await Promise.all([
      acceptEarlier(deps(5, dbOf(1)), access(0, made.first), made.id),
      acceptEarlier(deps(5, dbOf(2)), access(0, made.first), made.id),
      offerEarlier(deps(20, dbOf(0))).then(() => ({ kind: 'offered' })),
      offerEarlier(deps(20, dbOf(1))).then(() => ({ kind: 'offered' })),
      holdSlot(deps(20, dbOf(2)), holdInput(STRANGER)),
    ])
    const kinds = kindsOf(outcomes)
    expect(Object.keys(kinds).filter((kind) => !['moved', 'gone', 'taken', 'offered', 'held'].includes(kind))).toEqual(
      [],
    )
    await whoHasIt()
    expect(await startOf(0, made.first)).toBe(kinds.moved ? '10:00' : '12:00')
  })
})
