// Visits of several lengths that begin at different times of one chair. The index on starts can't tell them apart.
import { describe, expect, test } from 'vitest'
import { confirmBooking } from '@/lib/use-cases/booking/confirm'
import { holdSlot } from '@/lib/use-cases/booking/hold'
import { rescheduleBooking } from '@/lib/use-cases/booking/reschedule'
import { kindsOf, rounds, useProcesses } from '@/tests/lib/use-cases/booking/processes'
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
import { hasPostgres } from '@/tests/support/servers/test-database'
import { truncate } from '@/tests/support/servers/truncate'

const hour = (start: string, end: string) => ({ visitMinutes: 60, ...slot(TOMORROW, start, end) })
const OVERLAPPING = [hour('10:00', '11:00'), hour('10:30', '11:30'), slot(TOMORROW, '10:30', '11:00')]
const person = (n: number) => ({ owner: `racer-${n}`, phone: `+9198000${String(n).padStart(5, '0')}` })

type Row = Awaited<ReturnType<typeof rowsOf>>[number]
const overlaps = (one: Row, other: Row) =>
  one.id !== other.id && one.seat === other.seat && one.starts_at < other.ends_at && other.starts_at < one.ends_at
const doubles = (rows: readonly Row[]) => rows.filter((one) => rows.some((other) => overlaps(one, other)))

describe.runIf(hasPostgres())('a race for overlapping times', () => {
  const dbOf = useProcesses()

  test('one of several gets the only chair, and the others get times of their length', async () => {
    for (const round of rounds) {
      await truncate(dbOf(0))
      const wanted = OVERLAPPING.map((time, n) => ({ ...person(10 * round + n), ...time }))
      const outcomes = await Promise.all(wanted.map((time, n) => holdSlot(depsOf(dbOf(n)), holdInput(time))))
      expect(kindsOf(outcomes).held).toBe(1)
      const lengthOf = ({ start, end }: { start: string; end: string }) =>
        Number(end.slice(0, 2)) * 60 + Number(end.slice(3)) - Number(start.slice(0, 2)) * 60 - Number(start.slice(3))
      for (const [n, outcome] of outcomes.entries()) {
        if (outcome.kind === 'held') continue
        if (outcome.kind !== 'taken') throw new Error(outcome.kind)
        expect(outcome.nearest).toHaveLength(3)
        for (const time of outcome.nearest) expect(lengthOf(time)).toBe(n === 2 ? 30 : 60)
      }
      expect(doubles(await rowsOf(dbOf(0), ONE_CHAIR))).toEqual([])
    }
  })

  test('many who book at once get no chair twice, and every booking ends before closing time', async () => {
    for (const round of rounds) {
      await truncate(dbOf(0))
      const starts = ['09:00', '09:30', '10:00', '10:30', '11:00', '11:30', '12:00', '12:30']
      const racers = Array.from({ length: 18 }, (_, n) => {
        const start = starts[(n * 5 + round) % starts.length] ?? ''
        const minutes = [30, 60, 90][n % 3] ?? 30
        const at = Number(start.slice(0, 2)) * 60 + Number(start.slice(3)) + minutes
        const end = `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`
        const visitMinutes = minutes === 30 ? null : minutes
        return { ...person(100 + n), placeId: THREE_CHAIRS, visitMinutes, ...slot(TOMORROW, start, end) }
      })
      const outcomes = await Promise.all(racers.map((racer, n) => confirmBooking(depsOf(dbOf(n)), confirmInput(racer))))
      const rows = (await rowsOf(dbOf(0), THREE_CHAIRS)).filter(({ state }) => state === 'taken')
      expect(rows).toHaveLength(kindsOf(outcomes).confirmed ?? 0)
      expect(rows.length).toBeGreaterThan(5)
      expect(doubles(rows)).toEqual([])
      for (const { ends_at } of rows) expect(ends_at <= new Date(`${TOMORROW}T13:00:00+05:30`)).toBe(true)
    }
  })
})

describe.runIf(hasPostgres())('another hold between the statements of a long visit’s move', () => {
  const { dbOf, moving, beside } = useInterleaved()

  test('one of the two gets the time, and the booking keeps a seat of its length', async () => {
    await beside(
      () => book(depsOf(dbOf(0)), hour('09:00', '10:00')),
      ({ reference }) =>
        rescheduleBooking(depsOf(moving()), { reference, owner: 'ann', ...slot(TOMORROW, '11:00', '12:00') }),
      (_, other) => holdSlot(depsOf(other), holdInput({ ...person(2), ...slot(TOMORROW, '11:30', '12:00') })),
      async (_, moved, held) => {
        expect([moved.kind, held.kind].sort()).toEqual(moved.kind === 'moved' ? ['moved', 'taken'] : ['held', 'taken'])
        const rows = (await rowsOf(dbOf(0), ONE_CHAIR)).filter(({ state }) => state !== 'left')
        expect(doubles(rows)).toEqual([])
        const [visit] = rows.filter(({ state }) => state === 'taken')
        expect(Number(visit?.ends_at) - Number(visit?.starts_at)).toBe(3_600_000)
      },
    )
  })
})
