import { describe, expect, test } from 'vitest'
import { cancelBooking } from '@/lib/use-cases/booking/cancel'
import { confirmBooking } from '@/lib/use-cases/booking/confirm'
import { extendHold } from '@/lib/use-cases/booking/extend-hold'
import { holdSlot } from '@/lib/use-cases/booking/hold'
import { rescheduleBooking } from '@/lib/use-cases/booking/reschedule'
import { undoCancel } from '@/lib/use-cases/booking/undo-cancel'
import { kindsOf, rounds, useProcesses } from '@/tests/lib/use-cases/booking/processes'
import {
  book,
  confirmInput,
  depsOf,
  holdInput,
  holdSid,
  minutesAfter,
  ONE_CHAIR,
  rowsOf,
  slot,
  THREE_CHAIRS,
  TOMORROW,
} from '@/tests/support/chain/test-places'
import { hasPostgres } from '@/tests/support/servers/test-database'

describe.runIf(hasPostgres())('races of bookings', () => {
  const dbOf = useProcesses()

  test.each(rounds)('an expiring hold goes either to its confirmation or to another browser (%i)', async () => {
    await holdSlot(depsOf(dbOf(0)), holdInput())
    const [confirmed, held] = await Promise.all([
      confirmBooking(depsOf(dbOf(1), minutesAfter(9.999)), confirmInput()),
      holdSlot(depsOf(dbOf(2), minutesAfter(10)), holdInput({ owner: 'bob' })),
    ])
    expect([`confirmed taken`, 'expired held']).toContain(`${confirmed.kind} ${held.kind}`)
    expect(await rowsOf(dbOf(0), ONE_CHAIR)).toHaveLength(1)
  })

  test.each(rounds)('an expired hold that six requests confirm at once is booked once (%i)', async () => {
    const three = { placeId: THREE_CHAIRS }
    const sid = await holdSid(depsOf(dbOf(0)), three)
    const names = Array.from({ length: 6 }, (_, n) => (n % 2 === 0 ? 'Ann Mary' : 'Ann Mary Paul'))
    const outcomes = await Promise.all(
      names.map((name, n) =>
        confirmBooking(depsOf(dbOf(n), minutesAfter(11)), confirmInput({ ...three, sid, end: '10:30', name })),
      ),
    )
    const rows = await rowsOf(dbOf(0), THREE_CHAIRS)
    expect(rows).toMatchObject([{ id: sid, state: 'taken' }])
    const [row] = rows
    const first = { kind: 'confirmed', reference: row?.reference, id: sid }
    const second = { kind: 'already_booked', reference: row?.reference }
    expect(outcomes).toEqual(names.map((name) => (name === row?.personal_name ? first : second)))
  })

  test.each(rounds)('an expired hold goes to one of its confirmation and other browsers (%i)', async () => {
    const sid = await holdSid(depsOf(dbOf(0)))
    const late = minutesAfter(11)
    const [confirmed, ...held] = await Promise.all([
      confirmBooking(depsOf(dbOf(1), late), confirmInput({ sid, end: '10:30' })),
      ...[2, 3, 4].map((n) => holdSlot(depsOf(dbOf(n), late), holdInput({ owner: `racer-${n}` }))),
    ])
    const kinds = [confirmed.kind, kindsOf(held)]
    expect([
      ['confirmed', { taken: 3 }],
      ['taken', { held: 1, taken: 2 }],
    ]).toContainEqual(kinds)
    expect(await rowsOf(dbOf(0), ONE_CHAIR)).toHaveLength(1)
  })

  test.each(rounds)('one hold’s id that two browsers book belongs to one, and both get a chair (%i)', async () => {
    const three = { placeId: THREE_CHAIRS }
    const sid = await holdSid(depsOf(dbOf(0)), three)
    const given = { ...three, sid, end: '10:30' }
    const book = (n: number, owner: string) =>
      confirmBooking(depsOf(dbOf(n), minutesAfter(11)), confirmInput({ ...given, owner, phone: `+91980000000${n}` }))
    const outcomes = await Promise.all([book(1, 'ann'), book(2, 'bob')])
    expect(kindsOf(outcomes)).toEqual({ confirmed: 2 })
    const rows = await rowsOf(dbOf(0), THREE_CHAIRS)
    expect(new Set(rows.map(({ reference }) => reference)).size).toBe(2)
    expect(rows.filter(({ id }) => id === sid)).toHaveLength(1)
  })

  test.each(rounds)('a hold extended as it expires either stays or goes to another browser (%i)', async () => {
    const sid = await holdSid(depsOf(dbOf(0)))
    const [kept, held] = await Promise.all([
      extendHold(depsOf(dbOf(1), minutesAfter(9.999)), { owner: 'ann', sid }),
      holdSlot(depsOf(dbOf(2), minutesAfter(10)), holdInput({ owner: 'bob' })),
    ])
    expect(['kept taken', 'gone held']).toContain(`${kept.kind} ${held.kind}`)
    const rows = await rowsOf(dbOf(0), ONE_CHAIR)
    expect(rows.map(({ owner }) => owner)).toEqual([kept.kind === 'kept' ? 'ann' : 'bob'])
  })

  test.each(rounds)('one of ten bookings rescheduled to one chair gets it, and nine stay (%i)', async () => {
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
    const living = (await rowsOf(dbOf(0), ONE_CHAIR)).filter((row) => row.state === 'taken')
    expect(new Set(living.map((row) => row.reference)).size).toBe(10)
  })

  test('two bookings that want each other’s chair both stay', async () => {
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

  test.each(rounds)('a booking rescheduled during three cancellations is cancelled once (%i)', async (round) => {
    const { reference } = await book(depsOf(dbOf(0)))
    const later = async () => {
      await new Promise((resolve) => setTimeout(resolve, round % 6))
      return cancelBooking(depsOf(dbOf(1)), { reference, owner: 'ann' })
    }
    const target = slot(TOMORROW, '11:00', '11:30')
    const moving = rescheduleBooking(depsOf(dbOf(2)), { reference, owner: 'ann', ...target })
    expect(kindsOf(await Promise.all([later(), later(), later()]))).toEqual({ cancelled: 1, already: 2 })
    expect(['moved', 'not_found']).toContain((await moving).kind)
    expect(new Set((await rowsOf(dbOf(0), ONE_CHAIR)).map((row) => row.state))).toEqual(new Set(['left']))
  })

  test.each(rounds)(
    'a cancelled slot that is restored while others take it goes to one patient (%i)',
    async (round) => {
      const { reference } = await book(depsOf(dbOf(0)))
      await cancelBooking(depsOf(dbOf(0)), { reference, owner: 'ann' })
      const other = (n: number) => confirmInput({ owner: `bob-${n}`, phone: `+91980000020${n}`, end: '10:30' })
      const undo = (n: number) => undoCancel(depsOf(dbOf(n)), { reference, owner: 'ann', network: '192.0.2.9' })
      const asked = [() => undo(1), () => confirmBooking(depsOf(dbOf(2)), other(1)), () => undo(3)]
      const turned = [...asked.slice(round % 3), ...asked.slice(0, round % 3)]
      const outcomes = kindsOf(
        await Promise.all([...turned.map((ask) => ask()), confirmBooking(depsOf(dbOf(0)), other(2))]),
      )
      expect([
        { undone: 1, already: 1, taken: 2 },
        { confirmed: 1, taken: 3 },
      ]).toContainEqual(outcomes)
      const living = (await rowsOf(dbOf(0), ONE_CHAIR)).filter((row) => row.state !== 'left')
      expect(living).toMatchObject([{ state: 'taken', status: 'confirmed' }])
      expect(living[0]?.reference === reference).toBe('undone' in outcomes)
    },
  )

  test.each(rounds)('a booking cancelled and restored again and again has one slot or none (%i)', async (round) => {
    const { reference } = await book(depsOf(dbOf(0)))
    const undo = (n: number) => undoCancel(depsOf(dbOf(n)), { reference, owner: 'ann', network: '192.0.2.9' })
    const cancel = (n: number) => cancelBooking(depsOf(dbOf(n)), { reference, owner: 'ann' })
    await cancel(0)
    await Promise.all([undo(round), cancel(round + 1), undo(round + 2), cancel(round + 3)])
    const rows = await rowsOf(dbOf(0), ONE_CHAIR)
    const living = rows.filter((row) => row.state !== 'left')
    expect(living).toHaveLength(rows[0]?.status === 'confirmed' ? 1 : 0)
  })
})
