// Races on PostgreSQL, over three pools as three processes would have them. One connection hides missing constraints,
// so that PGlite is no place for these.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from '@/lib/db/connection'
import type { Database } from '@/lib/db/schema'
import { confirmBooking } from '@/lib/server/confirm-booking'
import { type HoldInput, type HoldOutcome, holdSlot } from '@/lib/server/hold-slot'
import { rescheduleBooking } from '@/lib/server/reschedule-booking'
import {
  addTestPlaces,
  book,
  confirmInput,
  depsOf,
  holdInput,
  minutesAfter,
  ONE_CHAIR,
  rowsOf,
  slot,
  THREE_CHAIRS,
  TOMORROW,
} from '@/tests/lib/server/test-places'
import { createPostgres, hasPostgres, truncate } from '@/tests/support/test-database'

const ROUNDS = Number(process.env.RACE_ROUNDS ?? 6)
const rounds = Array.from({ length: ROUNDS }, (_, round) => round)

describe.runIf(hasPostgres())('races on PostgreSQL', () => {
  let processes: Database[] = []
  let drop = async () => {}
  beforeAll(async () => {
    const made = await createPostgres('seeded')
    drop = made.drop
    processes = await Promise.all([1, 2, 3].map(() => openDatabase({ databaseUrl: made.url, dataDir: '' })))
    await addTestPlaces(processes[0] as Database)
  })
  beforeEach(() => truncate(processes[0] as Database))
  afterAll(async () => {
    await Promise.all(processes.map((db) => db.close()))
    await drop()
  })

  const dbOf = (n: number) => processes[n % processes.length] as Database
  const race = (racers: number, input: (n: number) => Partial<HoldInput>, minutes = 0): Promise<HoldOutcome[]> =>
    Promise.all(
      Array.from({ length: racers }, (_, n) =>
        holdSlot(depsOf(dbOf(n), minutesAfter(minutes)), holdInput({ owner: `racer-${n}`, ...input(n) })),
      ),
    )
  const kindsOf = (outcomes: { kind: string }[]) => {
    const counts: Record<string, number> = {}
    for (const { kind } of outcomes) counts[kind] = (counts[kind] ?? 0) + 1
    return counts
  }

  it.each(rounds)('64 racers for one chair: one has it, 63 are offered other times (%i)', async () => {
    const outcomes = await race(64, () => ({}))
    expect(kindsOf(outcomes)).toEqual({ held: 1, taken: 63 })
    for (const outcome of outcomes) if (outcome.kind === 'taken') expect(outcome.nearest).toHaveLength(3)
    expect(await rowsOf(dbOf(0), ONE_CHAIR)).toHaveLength(1)
  })

  it.each(rounds)('4N racers for any of N chairs: all chairs are taken, each once (%i)', async () => {
    for (const [placeId, seats] of [
      [THREE_CHAIRS, 3],
      ['c101', 6],
    ] as const) {
      const outcomes = await race(4 * seats, () => ({ placeId }))
      expect(kindsOf(outcomes)).toEqual({ held: seats, taken: 3 * seats })
      const taken = (await rowsOf(dbOf(0), placeId)).map((row) => row.seat).sort()
      expect(taken).toEqual(Array.from({ length: seats }, (_, n) => n + 1))
    }
  })

  it.each(rounds)('N racers for N chairs that ran out: nobody loses (%i)', async () => {
    await race(6, () => ({ placeId: 'c101' }))
    const outcomes = await race(6, (n) => ({ placeId: 'c101', owner: `later-${n}` }), 10)
    expect(kindsOf(outcomes)).toEqual({ held: 6 })
    expect((await rowsOf(dbOf(0), 'c101')).map((row) => row.owner.slice(0, 5))).toEqual(Array(6).fill('later'))
  })

  it('one browser clicking twelve times has one hold', async () => {
    const outcomes = await race(12, () => ({ owner: 'ann', placeId: 'c101' }))
    expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1)
    expect(await rowsOf(dbOf(0), 'c101')).toHaveLength(1)
  })

  it('one browser asking for eight times has three of them at the end', async () => {
    const starts = ['09:00', '09:30', '10:00', '10:30', '11:00', '11:30', '12:00', '12:30', '13:00']
    const outcomes = await race(8, (n) => ({
      owner: 'ann',
      placeId: 'c101',
      start: starts[n] as string,
      end: starts[n + 1] as string,
    }))
    expect(kindsOf(outcomes)).toEqual({ held: 8 })
    expect(await rowsOf(dbOf(0), 'c101')).toHaveLength(3)
  })

  it('one phone in twelve browsers has three holds', async () => {
    const starts = ['09:00', '09:30', '10:00', '10:30']
    const outcomes = await race(12, (n) => ({
      placeId: 'c101',
      phone: '+919800000009',
      start: starts[n % 3] as string,
      end: starts[(n % 3) + 1] as string,
    }))
    expect(kindsOf(outcomes)).toEqual({ held: 3, too_many: 9 })
  })

  it('browsers that change their minds side by side neither wait in a ring nor lose their place', async () => {
    const times = [
      ['09:00', '09:30'],
      ['09:30', '10:00'],
      ['10:00', '10:30'],
      ['10:30', '11:00'],
    ] as const
    const sids = new Map<string, string>()
    for (let round = 0; round < 8; round += 1) {
      const outcomes = await race(12, (n) => {
        const [start, end] = times[(n + round) % 4] as (typeof times)[number]
        return { placeId: THREE_CHAIRS, start, end, replaces: sids.get(`racer-${n}`) }
      })
      for (const [n, outcome] of outcomes.entries()) if (outcome.kind === 'held') sids.set(`racer-${n}`, outcome.sid)
      const rows = await rowsOf(dbOf(0), THREE_CHAIRS)
      expect(new Set(rows.map((row) => row.owner)).size).toBe(rows.length)
      expect([...sids.values()].sort()).toEqual(rows.map((row) => row.id).sort())
    }
    expect(sids.size).toBe(12)
  })

  it.each(rounds)('a hold that runs out while it is confirmed goes to one of the two (%i)', async () => {
    await holdSlot(depsOf(dbOf(0)), holdInput())
    const [confirmed, held] = await Promise.all([
      confirmBooking(depsOf(dbOf(1), minutesAfter(9.999)), confirmInput()),
      holdSlot(depsOf(dbOf(2), minutesAfter(10)), holdInput({ owner: 'bob' })),
    ])
    expect([`confirmed taken`, 'expired held']).toContain(`${confirmed.kind} ${held.kind}`)
    expect(await rowsOf(dbOf(0), ONE_CHAIR)).toHaveLength(1)
  })

  it.each(rounds)('ten bookings moved to one chair: one is there, nine stay (%i)', async () => {
    const starts = ['09:00', '09:30', '10:00', '10:30', '11:00', '11:30', '12:00', '12:30', '13:00']
    const days = [TOMORROW, '2026-11-25']
    const made = []
    for (let n = 0; n < 10; n += 1) {
      const given = {
        owner: `racer-${n}`,
        phone: `+91980000001${n}`,
        date: days[n % 2] as string,
        start: starts[n % 5] as string,
        end: starts[(n % 5) + 1] as string,
      }
      made.push(await book(depsOf(dbOf(n)), given))
    }
    const target = slot('2026-11-26')
    const outcomes = await Promise.all(
      made.map(({ reference }, n) => rescheduleBooking(depsOf(dbOf(n)), { reference, owner: `racer-${n}`, ...target })),
    )
    expect(kindsOf(outcomes)).toEqual({ moved: 1, taken: 9 })
    const living = (await rowsOf(dbOf(0), ONE_CHAIR)).filter((row) => row.status === 'confirmed')
    expect(new Set(living.map((row) => row.reference)).size).toBe(10)
  })

  it('two bookings that want each other’s chair both stay', async () => {
    const first = await book(depsOf(dbOf(0)))
    const second = await book(depsOf(dbOf(1)), { owner: 'bob', start: '10:30', end: '11:00', phone: '+919800000002' })
    const outcomes = await Promise.all([
      rescheduleBooking(depsOf(dbOf(1)), {
        reference: first.reference,
        owner: 'ann',
        ...slot(TOMORROW, '10:30', '11:00'),
      }),
      rescheduleBooking(depsOf(dbOf(2)), { reference: second.reference, owner: 'bob', ...slot() }),
    ])
    expect(outcomes.map((outcome) => outcome.kind)).toEqual(['taken', 'taken'])
  })
})
