import { describe, expect, onTestFinished, test } from 'vitest'
import { cancelBooking } from '@/lib/use-cases/booking/cancel'
import { confirmBooking } from '@/lib/use-cases/booking/confirm'
import { addCompanions } from '@/lib/use-cases/companions/add-companions'
import { kindsOf, rounds, useProcesses } from '@/tests/lib/use-cases/booking/processes'
import {
  addTestPlaces,
  book,
  confirmInput,
  depsOf,
  ONE_CHAIR,
  rowsOf,
  slot,
  TOMORROW,
} from '@/tests/support/chain/test-places'
import { at, FOUR, familyInput } from '@/tests/support/companions'
import { hasPostgres, openInterleaved } from '@/tests/support/servers/test-database'
import { truncate } from '@/tests/support/servers/truncate'

describe.runIf(hasPostgres())('races for a family’s slots', () => {
  const dbOf = useProcesses()
  const taken = async () => (await rowsOf(dbOf(0), ONE_CHAIR)).filter(({ state }) => state === 'taken')

  test.each(rounds)('a family gets all of its slots or none when another patient wants one (%i)', async () => {
    const { reference } = await book(depsOf(dbOf(0)))
    const other = { owner: 'bob', phone: '+919800000002', ...slot(TOMORROW, '11:00', '11:30') }
    const [brought, booked] = await Promise.all([
      addCompanions(depsOf(dbOf(1)), familyInput(reference)),
      confirmBooking(depsOf(dbOf(2)), confirmInput(other)),
    ])
    const names = (await taken()).map(({ personal_name }) => personal_name)
    if (brought.kind === 'brought') expect([booked.kind, names.length]).toEqual(['taken', 3])
    else expect([brought.kind, booked.kind, names.length]).toEqual(['taken', 'confirmed', 2])
  })

  test.each(rounds)(
    'one of two families gets all of the overlapping slots, and the other keeps its own (%i)',
    async () => {
      const [ann, bob] = [
        await book(depsOf(dbOf(0)), slot(TOMORROW, '09:00', '09:30')),
        await book(depsOf(dbOf(0)), { owner: 'bob', phone: '+919800000002', ...slot(TOMORROW, '12:30', '13:00') }),
      ]
      const outcomes = await Promise.all([
        addCompanions(depsOf(dbOf(1)), familyInput(ann.reference, { people: FOUR, at: at('09:00') })),
        addCompanions(depsOf(dbOf(2)), familyInput(bob.reference, { owner: 'bob', people: FOUR, at: at('10:30') })),
      ])
      expect(kindsOf(outcomes)).toEqual({ brought: 1, taken: 1 })
      expect(await taken()).toHaveLength(6)
    },
  )

  test.each(rounds)('one form from three tabs books one family with one message (%i)', async () => {
    const { reference } = await book(depsOf(dbOf(0)))
    const outcomes = await Promise.all([0, 1, 2].map((n) => addCompanions(depsOf(dbOf(n)), familyInput(reference))))
    expect(kindsOf(outcomes)).toEqual({ brought: 3 })
    expect(await taken()).toHaveLength(3)
    const told = await dbOf(0)
      .reads.selectFrom('outbox')
      .where('kind', '=', 'booking_companions')
      .select('id')
      .execute()
    expect(told).toHaveLength(1)
  })

  test('one form sent again between the first one’s statements books one family', async () => {
    const { db, other, before } = await openInterleaved()
    onTestFinished(() => other.close())
    await addTestPlaces(other)
    for (let statement = 1; statement < 100; statement += 1) {
      await truncate(other)
      const { reference } = await book(depsOf(other))
      const again = before(statement, () => addCompanions(depsOf(other), familyInput(reference)))
      const first = await addCompanions(depsOf(db), familyInput(reference))
      const second = await again()
      if (!second) return expect(statement).toBeGreaterThan(10)
      expect([statement, first.kind, second.kind]).toEqual([statement, 'brought', 'brought'])
    }
    expect.unreachable()
  })

  test.each(rounds)('a booking cancelled meanwhile brings no companions, or brought them before (%i)', async () => {
    const { reference } = await book(depsOf(dbOf(0)))
    const [brought] = await Promise.all([
      addCompanions(depsOf(dbOf(1)), familyInput(reference)),
      cancelBooking(depsOf(dbOf(2)), { reference, owner: 'ann' }),
    ])
    expect(await taken()).toHaveLength(brought.kind === 'brought' ? 2 : 0)
  })
})
