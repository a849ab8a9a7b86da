// One connection would hide missing constraints, so these races need PostgreSQL and not PGlite.
import { describe, expect, test } from 'vitest'
import { type HoldInput, type HoldOutcome, holdSlot } from '@/lib/use-cases/booking/hold'
import { kindsOf, rounds, useProcesses } from '@/tests/lib/use-cases/booking/processes'
import {
  changeTimes,
  depsOf,
  holdInput,
  minutesAfter,
  ONE_CHAIR,
  rowsOf,
  slot,
  THREE_CHAIRS,
  TOMORROW,
} from '@/tests/support/chain/test-places'
import { hasPostgres } from '@/tests/support/servers/test-database'

describe.runIf(hasPostgres())('races for seats', () => {
  const dbOf = useProcesses()
  const race = (racers: number, input: (n: number) => Partial<HoldInput>, minutes = 0): Promise<HoldOutcome[]> =>
    Promise.all(
      Array.from({ length: racers }, (_, n) =>
        holdSlot(
          depsOf(dbOf(n), minutesAfter(minutes)),
          holdInput({ owner: `racer-${n}`, phone: `+9198${10_000_000 + n}`, ...input(n) }),
        ),
      ),
    )

  test.each(rounds)('one of 64 browsers gets the only chair, and 63 are offered other slots (%i)', async () => {
    const outcomes = await race(64, () => ({}))
    expect(kindsOf(outcomes)).toEqual({ held: 1, taken: 63 })
    for (const outcome of outcomes) if (outcome.kind === 'taken') expect(outcome.nearest).toHaveLength(3)
    expect(await rowsOf(dbOf(0), ONE_CHAIR)).toHaveLength(1)
  })

  test.each(rounds)('4N browsers take all N chairs, each once (%i)', async () => {
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

  test.each(rounds)('N browsers get the N chairs whose holds expired (%i)', async () => {
    await race(6, () => ({ placeId: 'c101' }))
    const outcomes = await race(6, (n) => ({ placeId: 'c101', owner: `later-${n}` }), 10)
    expect(kindsOf(outcomes)).toEqual({ held: 6 })
    expect((await rowsOf(dbOf(0), 'c101')).map((row) => row.owner?.slice(0, 5))).toEqual(Array(6).fill('later'))
  })

  test('a browser that clicks twelve times has one hold', async () => {
    const outcomes = await race(12, () => ({ owner: 'ann', placeId: 'c101' }))
    expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1)
    expect(await rowsOf(dbOf(0), 'c101')).toHaveLength(1)
  })

  test('a browser that asks for eight slots ends with three holds', async () => {
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

  test.each(rounds)('browsers with old and new slots never share a moment of a chair (%i)', async (round) => {
    const times = [
      [30, '09:00'],
      [45, '09:15'],
      [60, '09:30'],
    ] as const
    const starts = ['09:00', '09:15', '09:30', '10:00', '10:30', '10:45', '11:00', '11:30', '12:15', '12:30']
    const outcomes: HoldOutcome[] = []
    for (let turn = 0; turn < 4; turn += 1) {
      const change = async () => {
        const [slotMinutes, opens] = times[(turn + round) % 3] as (typeof times)[number]
        await new Promise((resolve) => setTimeout(resolve, (round % 3) * 4))
        await changeTimes(dbOf(0), THREE_CHAIRS, { slotMinutes, opens })
      }
      const asked = race(48, (n) => {
        const start = starts[n % 10] as string
        const [minutes] = times[(n + turn) % 3] as (typeof times)[number]
        const end = new Date(Date.parse(`${TOMORROW}T${start}:00Z`) + minutes * 60_000).toISOString().slice(11, 16)
        return { owner: `racer-${turn}-${n}`, placeId: THREE_CHAIRS, ...slot(TOMORROW, start, end) }
      })
      outcomes.push(...(await Promise.all([asked, change()]))[0])
    }
    await changeTimes(dbOf(0), THREE_CHAIRS, { slotMinutes: 30, opens: '09:00' })
    expect(Object.keys(kindsOf(outcomes)).filter((kind) => !['held', 'taken', 'closed'].includes(kind))).toEqual([])
    const rows = await rowsOf(dbOf(0), THREE_CHAIRS)
    expect(rows).toHaveLength(kindsOf(outcomes).held ?? 0)
    for (const [n, a] of rows.entries())
      for (const b of rows.slice(n + 1))
        expect(a.seat === b.seat && a.starts_at < b.ends_at && b.starts_at < a.ends_at).toBe(false)
  })

  test('browsers that change their slot in parallel cause no deadlock and keep their place', async () => {
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
})
