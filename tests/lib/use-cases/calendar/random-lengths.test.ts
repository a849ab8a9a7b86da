// Random acts with visits of several lengths. After them, the shown slots are exactly those that can be held.
import { afterEach, describe, expect, test } from 'vitest'
import { spansOf } from '@/lib/domain/calendar/slots'
import { instantOf } from '@/lib/domain/clinic-time'
import { cancelBooking } from '@/lib/use-cases/booking/cancel'
import { confirmBooking } from '@/lib/use-cases/booking/confirm'
import { holdSlot } from '@/lib/use-cases/booking/hold'
import { releaseHold } from '@/lib/use-cases/booking/release-hold'
import { rescheduleBooking } from '@/lib/use-cases/booking/reschedule'
import { undoCancel } from '@/lib/use-cases/booking/undo-cancel'
import { listSlots } from '@/lib/use-cases/calendar/list-slots'
import { liftClosure } from '@/lib/use-cases/closures/lift'
import { openClosure } from '@/lib/use-cases/closures/open'
import { moveAtDesk } from '@/lib/use-cases/desk/move'
import { readDeskBooking } from '@/lib/use-cases/desk/read-booking'
import { undoLast } from '@/lib/use-cases/desk/undo-last'
import {
  confirmInput,
  holdInput,
  minutesAfter,
  rowsOf,
  slot,
  THREE_CHAIRS,
  TOMORROW,
} from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { AT_DESK, reopen, wishOf } from '@/tests/support/closures'

const DAY = { opens: '09:00', closes: '13:00', breaks: [{ from: '11:00', until: '11:20' }] }
const LENGTHS = [null, 20, 45, 60, 100]
const GRID = ['09:00', '09:30', '10:00', '10:30', '11:20', '11:50', '12:20', '12:30']
const SEEDS = Array.from({ length: Number(process.env.LENGTH_SEEDS ?? 8) }, (_, n) => n + 1)
const minutesIn = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
const timeAt = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

function numbersFrom(seed: number): (below: number) => number {
  let state = seed * 7919
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

describe('visits of several lengths at one place', () => {
  const { database, deps } = useTestPlaces()
  const setHours = (day: object) =>
    database()
      .writes.updateTable('places')
      .set({ hours: JSON.stringify([day, day, day, day, day, day, null]) })
      .where('id', '=', THREE_CHAIRS)
      .execute()
  afterEach(async () => {
    await setHours({ opens: '09:00', closes: '13:00' })
    await reopen(database())
  })

  type Standing = { reference: string; owner: string; visitMinutes: number | null }

  /** Each slot of each length is listed only if an anonymous visitor can hold it. */
  async function compareListWithHolds(minutes: number): Promise<number> {
    let shown = 0
    for (const visitMinutes of LENGTHS) {
      const wanted = { placeId: THREE_CHAIRS, owner: 'stranger', day: TOMORROW, visitMinutes }
      const listed = new Set((await listSlots(deps(minutes), wanted))?.slots.map(({ start }) => start))
      for (const start of GRID) {
        const end = timeAt(minutesIn(start) + Math.max(30, visitMinutes ?? 0))
        const time = { ...wanted, ...slot(TOMORROW, start, end), phone: '+919700000001' }
        const held = await holdSlot(deps(minutes), holdInput(time))
        expect([visitMinutes, start, listed.has(start)]).toEqual([visitMinutes, start, held.kind === 'held'])
        if (held.kind === 'held') {
          shown += 1
          await releaseHold(deps(minutes), { owner: 'stranger', sid: held.sid })
        }
      }
    }
    return shown
  }

  async function expectSound(): Promise<void> {
    const rows = (await rowsOf(database(), THREE_CHAIRS)).filter(({ state }) => state !== 'left')
    for (const one of rows)
      for (const other of rows)
        if (one.id !== other.id && one.seat === other.seat)
          expect(one.starts_at < other.ends_at && other.starts_at < one.ends_at).toBe(false)
    const spans = spansOf(DAY).map(
      ({ opens, closes }) => [instantOf(TOMORROW, opens), instantOf(TOMORROW, closes)] as const,
    )
    for (const { starts_at, ends_at } of rows)
      expect(spans.some(([opens, closes]) => starts_at >= opens && ends_at <= closes)).toBe(true)
  }

  test.each(SEEDS)(
    'no chair has two patients, none stays after closing, and each shown slot can be held: %i',
    async (seed) => {
      await setHours(DAY)
      const next = numbersFrom(seed)
      const pick = <T>(list: readonly T[]): T => list[next(list.length)] as T
      const standing: Standing[] = []
      let closure: string | null = null
      for (let n = 0; n < 30; n += 1) {
        const now = deps(minutesAfter(n / 10))
        const visitMinutes = pick(LENGTHS)
        const lengthOf = (minutes: number | null) => Math.max(30, minutes ?? 0)
        const timeOf = (minutes: number | null) => {
          const start = pick(GRID)
          return slot(TOMORROW, start, timeAt(minutesIn(start) + lengthOf(minutes)))
        }
        const owner = `s${seed}-${n}`
        const person = { owner, phone: `+9196${String(seed * 100 + n).padStart(8, '0')}`, placeId: THREE_CHAIRS }
        const visit = standing.length > 0 ? pick(standing) : undefined
        const act = next(10)
        if (act < 5) {
          const request = confirmInput({ ...person, visitMinutes, ...timeOf(visitMinutes) })
          const outcome = await confirmBooking(now, request)
          if (outcome.kind === 'confirmed') standing.push({ reference: outcome.reference, owner, visitMinutes })
        } else if (act === 5) await holdSlot(now, holdInput({ ...person, visitMinutes, ...timeOf(visitMinutes) }))
        else if (visit && act === 6) await rescheduleBooking(now, { ...visit, ...timeOf(visit.visitMinutes) })
        else if (visit && act === 7) {
          await cancelBooking(now, visit)
          if (next(2) === 0) await undoCancel(now, { ...visit, network: '192.0.2.1' })
        } else if (visit && act === 8) {
          const version = (await readDeskBooking(now, AT_DESK, visit.reference))?.visit.version ?? 0
          const desk = { actor: AT_DESK, version }
          await moveAtDesk(now, { reference: visit.reference, ...timeOf(visit.visitMinutes), desk })
          if (next(2) === 0) await undoLast(now, AT_DESK, visit)
        } else if (closure !== null) {
          await liftClosure(now, AT_DESK, closure)
          closure = null
        } else {
          const wish = wishOf({ seat: 1 + next(3), from: '10:00', until: pick(['10:20', '11:00', '12:00']) })
          if ((await openClosure(now, AT_DESK, wish)).kind === 'opened') closure = wish.id
        }
        await expectSound()
      }
      expect(standing.length).toBeGreaterThan(2)
      expect(await compareListWithHolds(3)).toBeGreaterThan(0)
    },
  )
})
