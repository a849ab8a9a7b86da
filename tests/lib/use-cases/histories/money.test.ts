// Random histories of money on a real database. Events are lost, doubled and late, and the gateway fails before or after it
// acts. A kill comes between any two statements. HISTORIES=100000 makes a long run; SEED repeats one.
import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { chain, setChain } from '@/lib/catalogue/chain'
import { readMoneyFaults } from '@/lib/db/queries/operations/checks'
import { writePayment } from '@/lib/db/queries/payments/payments'
import { readMoney, writeTaking } from '@/lib/db/queries/payments/takings'
import { newReference } from '@/lib/domain/booking/references'
import { balanceOf } from '@/lib/domain/payments/balance'
import { endOfPage } from '@/lib/domain/payments/page-times'
import { act, emptyState, failRefund, type StandInPayment, type StandInState } from '@/lib/payments/stand-in/core'
import { cancelBooking } from '@/lib/use-cases/booking/cancel'
import { findBooking } from '@/lib/use-cases/booking/find'
import { undoCancel } from '@/lib/use-cases/booking/undo-cancel'
import { askGateway } from '@/lib/use-cases/payments/ask'
import { noteHint } from '@/lib/use-cases/payments/hint'
import { sendRefunds } from '@/lib/use-cases/payments/send-refunds'
import { startPayment } from '@/lib/use-cases/payments/start'
import { type Deed, type Moment, moments } from '@/tests/lib/use-cases/histories/money-moments'
import { addTestPlaces, CITY, depsOf, minutesAfter, NOW, WEEK } from '@/tests/support/chain/test-places'
import { Killed } from '@/tests/support/interleave'
import { coreGateway } from '@/tests/support/payments/core-gateway'
import { type Failure, flakyGateway } from '@/tests/support/payments/flaky-gateway'
import { putBooking, TEN } from '@/tests/support/put-rows'
import { hasPostgres, openInterleaved } from '@/tests/support/servers/test-database'

const HISTORIES = Number(process.env.HISTORIES ?? 200)
const SEED = process.env.SEED === undefined ? {} : { seed: Number(process.env.SEED) }
const PRICE = 19_900

type World = {
  state: StandInState
  now: Date
  id: string
  reference: string
  placeId: string
  fails: Failure
}
describe.runIf(hasPostgres())('random histories of money', () => {
  let real: Awaited<ReturnType<typeof openInterleaved>>
  const before = chain()
  beforeAll(async () => {
    real = await openInterleaved()
    await addTestPlaces(real.other)
  })
  afterAll(async () => {
    setChain(before)
    await real.other.close()
  })

  async function begin(isFirst: boolean): Promise<World> {
    const { other } = real
    const placeId = `money-${randomUUID().slice(0, 18)}`
    const place = {
      id: placeId,
      kind: 'clinic' as const,
      city_id: CITY,
      seats: 1,
      slot_minutes: 30,
      hours: JSON.stringify(WEEK),
    }
    await other.writes.insertInto('places').values(place).execute()
    const reference = newReference()
    const row = { reference, price_paise: PRICE, service: 'aligner_scan' }
    const id = await putBooking(other, row, { place_id: placeId, starts_at: minutesAfter(2 * 24 * 60, TEN) })
    if (isFirst)
      await other.transaction((tx) =>
        writePayment(tx, {
          bookingId: id,
          paise: PRICE,
          required: true,
          now: NOW,
          expiresAt: endOfPage({ startsAt: TEN, required: true }, NOW),
          askAt: NOW,
        }),
      )
    return { state: emptyState(), now: NOW, id, reference, placeId, fails: null }
  }

  const paymentsOf = (world: World): StandInPayment[] =>
    Object.values(world.state.links).flatMap(({ payments }) => payments.filter(({ isCaptured }) => isCaptured))

  /** Nobody was shown a page whose making failed halfway. */
  async function shownPages(world: World): Promise<string[]> {
    const rows = await real.other.reads
      .selectFrom('payments')
      .where('booking_id', '=', world.id)
      .select('link_id')
      .orderBy('created_at')
      .execute()
    return rows.flatMap(({ link_id }) => link_id ?? [])
  }

  async function doDeed(world: World, one: Deed): Promise<unknown> {
    const { db } = real
    const deps = {
      ...depsOf(db, world.now),
      gateway: flakyGateway(
        coreGateway(world.state, () => world.now),
        () => world.fails,
      ),
    }
    const access = { reference: world.reference, owner: 'ann' }
    if ('pass' in one) {
      world.now = minutesAfter(one.pass, world.now)
      return
    }
    if ('pays' in one) {
      const link = world.state.links[(await shownPages(world)).at(-1) ?? '']
      return link && act(world.state, link, one.pays, world.now)
    }
    switch (one.does) {
      case 'start': {
        const booking = await findBooking(depsOf(real.other, world.now), access)
        return (
          booking &&
          startPayment(deps, booking, { gateway: deps.gateway, returnTo: (id) => `https://site.test/pay/${id}` })
        )
      }
      case 'hint': {
        for (const linkId of await shownPages(world)) await noteHint(deps, { linkId, refundReference: null })
        return askGateway(deps)
      }
      case 'ask':
        return askGateway(deps)
      case 'refund':
        return sendRefunds(deps)
      case 'cancel':
        return cancelBooking(deps, access)
      case 'undo':
        return undoCancel(deps, { ...access, network: '192.0.2.1' })
      case 'miss':
      case 'come':
        return db.writes
          .updateTable('bookings')
          .set(one.does === 'miss' ? { visit: 'missed', missed_at: world.now } : { visit: 'expected', missed_at: null })
          .where('id', '=', world.id)
          .where('status', '=', 'confirmed')
          .execute()
      case 'cash':
        return db.transaction((tx) =>
          writeTaking(tx, {
            bookingId: world.id,
            paise: PRICE,
            method: 'cash',
            staffId: randomUUID(),
            takenAt: world.now,
            keepsMissed: true,
            series: world.placeId,
            taxPercent: 0,
          }),
        )
      case 'give': {
        const { takings, refunds } = await readMoney(real.other.reads, world.id)
        const cash = takings.find(
          ({ id, method }) => method === 'cash' && !refunds.some((each) => each.taking_id === id),
        )
        return (
          cash &&
          db.writes
            .insertInto('refunds')
            .values({
              taking_id: cash.id,
              booking_id: world.id,
              paise: cash.paise,
              state: 'done',
              staff_id: randomUUID(),
              created_at: world.now,
              ended_at: world.now,
            })
            .execute()
        )
      }
      case 'fail': {
        for (const link of Object.values(world.state.links))
          for (const { refunds } of link.payments)
            for (const { id } of refunds) if (failRefund(world.state, link, id, world.now)) return
        return
      }
    }
  }

  async function happen(world: World, { deed: one, killAt, fails }: Moment): Promise<void> {
    world.fails = fails
    if (killAt !== null) real.killAt(killAt)
    try {
      await doDeed(world, one)
    } catch (error) {
      if (!(error instanceof Killed)) throw error
    } finally {
      real.killAt(Number.POSITIVE_INFINITY)
      world.fails = null
    }
  }

  /** Nothing fails any more, until nothing is left to do. */
  async function settle(world: World): Promise<void> {
    for (let round = 0; round < 60; round += 1) {
      const deps = { ...depsOf(real.other, world.now), gateway: coreGateway(world.state, () => world.now) }
      await askGateway(deps)
      await sendRefunds(deps)
      const { rows } = await sql<{ next: Date | null }>`SELECT min(at) AS next FROM (
        SELECT ask_at AS at FROM payments WHERE booking_id = ${world.id}::uuid
        UNION ALL SELECT due_at FROM refunds WHERE booking_id = ${world.id}::uuid) AS planned`.execute(real.other.reads)
      const next = rows[0]?.next ?? null
      if (next === null) return
      // Longer than late money takes, so that a history needs few rounds.
      world.now = new Date(Math.max(next.getTime(), minutesAfter(4 * 24 * 60, world.now).getTime()))
    }
    throw new Error('The money does not come to rest')
  }

  const total = (amounts: readonly { paise: number }[]): number => amounts.reduce((sum, { paise }) => sum + paise, 0)

  async function compare(world: World): Promise<void> {
    const money = await readMoney(real.other.reads, world.id)
    const booking = await real.other.reads
      .selectFrom('bookings')
      .where('id', '=', world.id)
      .select(['status', 'visit', 'price_paise'])
      .executeTakeFirstOrThrow()
    const captured = paymentsOf(world)
    const online = money.takings.filter(({ method }) => method === 'online')
    // Tax that went back has a credit note.
    for (const { staff_id, state, n } of money.refunds) if (staff_id === null) expect(n !== null).toBe(state === 'done')
    // Each capture is known once.
    expect(total(online)).toBe(total(captured))
    expect(online).toHaveLength(captured.length)
    // The gateway has sent back just what the site knows.
    const sentBack = captured.flatMap(({ refunds }) => refunds.filter(({ isFailed }) => !isFailed))
    const cash = money.takings.filter(({ method }) => method === 'cash')
    const given = money.refunds.filter(({ taking_id: id }) => cash.some((each) => each.id === id))
    expect(total(money.refunds) - total(given)).toBe(total(sentBack))
    for (const { paise, refunds } of captured)
      expect(total(refunds.filter(({ isFailed }) => !isFailed))).toBeLessThanOrEqual(paise)
    // Captured = booked + refunded: no online money above the price stays, and none of a visit that does not stand.
    const { status, visit, price_paise: pricePaise } = booking
    const kept = status === 'confirmed' ? pricePaise : 0
    const { paidPaise } = balanceOf(money, { status, visit, pricePaise })
    const netCash = total(cash) - total(given)
    const onlineKept = total(captured) - total(sentBack)
    expect(paidPaise).toBe(onlineKept + netCash)
    expect(onlineKept).toBeLessThanOrEqual(Math.max(0, kept - netCash))
    // Less stays only if money went back while the booking did not stand.
    if (onlineKept < Math.min(total(captured), Math.max(0, kept - netCash))) expect(total(sentBack)).toBeGreaterThan(0)
  }

  test('captured money is booked or sent back, to the paisa', { timeout: 3_600_000 }, async () => {
    // The log of a gateway that fails.
    for (const level of ['error', 'warn'] as const) vi.spyOn(console, level).mockReturnValue()
    const facts = chain()
    const seller = { code: 'KA', name: 'Test', address: 'Test' }
    setChain({
      ...facts,
      payments: { sellers: { Karnataka: seller }, tax: { aligner_scan: 18 }, requiredAtHome: true, missed: 'kept' },
    })
    const seen = { histories: 0, captures: 0, refunds: 0 }
    await fc.assert(
      fc.asyncProperty(moments, fc.boolean(), async (all, isFirst) => {
        // The server of the tests does not clean up by itself, and a long run would get slower and slower.
        if (seen.histories % 1000 === 999) await sql`VACUUM ANALYZE`.execute(real.other.writes)
        const world = await begin(isFirst)
        for (const moment of all) await happen(world, moment)
        await settle(world)
        await compare(world)
        seen.histories += 1
        seen.captures += paymentsOf(world).length
        seen.refunds += paymentsOf(world).flatMap(({ refunds }) => refunds).length
      }),
      { numRuns: HISTORIES, ...SEED },
    )
    expect(await readMoneyFaults(real.other.reads)).toMatchObject({ gaps: 0 })
    // Money came in, and went back.
    expect(Math.min(seen.captures, seen.refunds)).toBeGreaterThan(HISTORIES / 10)
  })
})
