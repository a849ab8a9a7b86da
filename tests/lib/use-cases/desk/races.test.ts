import { describe, expect, test } from 'vitest'
import { readDeskEvents } from '@/lib/db/queries/desk/events'
import { holdSlot } from '@/lib/use-cases/booking/hold'
import { bookAtDesk } from '@/lib/use-cases/desk/book'
import { cancelAtDesk } from '@/lib/use-cases/desk/cancel'
import { markVisit } from '@/lib/use-cases/desk/mark-visit'
import { moveAtDesk } from '@/lib/use-cases/desk/move'
import { undoLast } from '@/lib/use-cases/desk/undo-last'
import { kindsOf, rounds, useProcesses } from '@/tests/lib/use-cases/booking/processes'
import {
  book,
  depsOf,
  holdInput,
  minutesAfter,
  ONE_CHAIR,
  rowsOf,
  slot,
  TODAY,
  TOMORROW,
} from '@/tests/support/chain/test-places'
import { deskActor } from '@/tests/support/desk/desk'
import { hasPostgres } from '@/tests/support/servers/test-database'

const actor = deskActor()
const eleven = slot(TOMORROW, '11:00', '11:30')

describe.runIf(hasPostgres())('races at the desk', () => {
  const dbOf = useProcesses()
  const living = async () => (await rowsOf(dbOf(0), ONE_CHAIR)).filter(({ state }) => state !== 'left')
  const bookAt = (n: number, overbook: 'in_pain' | null = null) =>
    bookAtDesk(depsOf(dbOf(n)), actor, {
      key: `form-${n}`,
      placeId: ONE_CHAIR,
      source: 'phone',
      ...eleven,
      overbook,
      name: `Patient ${n}`,
      phone: `+9198000001${String(n).padStart(2, '0')}`,
      appointmentType: 'clinic',
    })

  test.each(rounds)(
    'one chair goes to one of a patient’s hold, a desk’s booking and a reschedule (%i)',
    async (round) => {
      const { reference } = await book(depsOf(dbOf(0)))
      const wants: (() => Promise<{ kind: string }>)[] = [
        () => holdSlot(depsOf(dbOf(1)), holdInput({ owner: 'bob', phone: '+919800000002', ...eleven })),
        () => bookAt(2),
        () => moveAtDesk(depsOf(dbOf(0)), { reference, ...eleven, desk: { actor, version: 0 } }),
        () => bookAt(3),
      ]
      const turned = [...wants.slice(round % 4), ...wants.slice(0, round % 4)]
      const kinds = kindsOf(await Promise.all(turned.map((want) => want())))
      expect(kinds.taken).toBe(3)
      expect(
        (await living()).filter(({ starts_at }) => starts_at.getTime() === minutesAfter(25 * 60).getTime()),
      ).toHaveLength(1)
    },
  )

  test.each(rounds)('three of six parallel overbookings beside one chair get a seat each (%i)', async () => {
    const outcomes = await Promise.all([1, 2, 3, 4, 5, 6].map((n) => bookAt(n, 'in_pain')))
    expect(kindsOf(outcomes)).toEqual({ booked: 3, taken: 3 })
    expect((await living()).map(({ seat }) => seat).sort()).toEqual([1, 101, 102])
  })

  test.each(rounds)('one form sent five times at once books once (%i)', async () => {
    const form = { key: 'form', placeId: ONE_CHAIR, source: 'walk_in', name: 'Devi', phone: '+919800000007' } as const
    const send = (n: number) =>
      bookAtDesk(depsOf(dbOf(n), minutesAfter(10)), actor, { ...form, appointmentType: 'clinic' })
    const outcomes = await Promise.all([0, 1, 2, 3, 4].map(send))
    for (const outcome of outcomes) expect(outcome).toEqual(outcomes[0])
    expect(outcomes[0]).toMatchObject({ kind: 'booked' })
    expect(await living()).toHaveLength(1)
  })

  test.each(rounds)('one of two desks changes a visit’s state, and the other is told (%i)', async () => {
    const { reference, id } = await book(depsOf(dbOf(0)), slot(TODAY, '12:30', '13:00'))
    const now = minutesAfter(170)
    const mark = (n: number, to: 'arrived' | 'missed' | 'kept') =>
      markVisit(depsOf(dbOf(n), now), actor, { reference, to, version: 0 })
    const outcomes = await Promise.all([mark(0, 'arrived'), mark(1, 'missed'), mark(2, 'kept')])
    expect(kindsOf(outcomes)).toEqual({ marked: 1, changed: 2 })
    for (const outcome of outcomes) if (outcome.kind === 'changed') expect(outcome.by).toMatchObject({ verb: 'mark' })
    expect(await readDeskEvents(dbOf(0).reads, { placeIds: null, subject: id, limit: 9 })).toHaveLength(1)
  })

  test.each(rounds)('a patient who arrives during the cancellation has arrived or cancelled (%i)', async () => {
    const now = minutesAfter(5)
    const { reference } = await book(depsOf(dbOf(0)), slot(TODAY, '12:30', '13:00'))
    const [marked, cancelled] = await Promise.all([
      markVisit(depsOf(dbOf(1), now), actor, { reference, to: 'arrived', version: 0 }),
      cancelAtDesk(depsOf(dbOf(2), now), { reference, desk: { actor, version: 0 } }),
    ])
    expect(['marked changed', 'changed cancelled']).toContain(`${marked.kind} ${cancelled.kind}`)
    expect(await living()).toHaveLength(marked.kind === 'marked' ? 1 : 0)
  })

  test.each(rounds)('an action that three desks undo at once is undone once (%i)', async () => {
    const { reference, id } = await book(depsOf(dbOf(0)), slot(TODAY, '12:30', '13:00'))
    const now = minutesAfter(170)
    await markVisit(depsOf(dbOf(0), now), actor, { reference, to: 'missed', version: 0 })
    const outcomes = await Promise.all([0, 1, 2].map((n) => undoLast(depsOf(dbOf(n), now), actor, { reference })))
    expect(kindsOf(outcomes).undone).toBe(1)
    for (const { kind } of outcomes) expect(['undone', 'changed', 'nothing']).toContain(kind)
    expect(await living()).toMatchObject([{ booking_id: id, seat: 1 }])
  })
})
