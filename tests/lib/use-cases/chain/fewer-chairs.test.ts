// Fewer chairs on a day that is closed: whoever is booked there on a chair that is gone has a list of their own when it opens again.
import { afterEach, describe, expect, test } from 'vitest'
import { placeSetUp, setUpPlace, versionOf } from '@/lib/use-cases/chain/set-up-place'
import { liftInterruption } from '@/lib/use-cases/interruption/lift'
import { deskActor } from '@/tests/support/desk'
import { AT_DESK, opened, reopen } from '@/tests/support/interruptions'
import { book, slot, THREE_CHAIRS, TODAY } from '@/tests/support/test-places'
import { useTestPlaces } from '@/tests/support/use-test-places'

const MANAGER = deskActor({ role: 'manager' })

describe('fewer chairs on a closed day', () => {
  const { database, deps } = useTestPlaces()
  afterEach(async () => {
    await reopen(database())
    await database().writes.updateTable('places').set({ seats: 3 }).where('id', '=', THREE_CHAIRS).execute()
  })

  test('name who is booked there on a chair that is gone, and offer them new times', async () => {
    for (const n of [1, 2, 3])
      await book(deps(), { placeId: THREE_CHAIRS, ...slot(), owner: `p${n}`, phone: `+91980000003${n}` })
    const onThird = database().reads.selectFrom('seats as s').innerJoin('bookings as b', 'b.id', 's.booking_id')
    const third = await onThird.where('s.seat', '=', 3).select('b.reference').executeTakeFirstOrThrow()
    const { id } = await opened(deps())
    const shown = await placeSetUp(deps(), MANAGER, THREE_CHAIRS)
    if (!shown) throw new Error('The place is not of the chain')
    const wish = { placeId: THREE_CHAIRS, seats: 2, hours: shown.hours, from: TODAY, version: versionOf(shown) }
    const named = await setUpPlace(deps(), MANAGER, { ...wish, isOffering: false })
    expect(named).toMatchObject({ kind: 'stranded', stranded: [{ ...third, why: 'chairs' }] })
    expect(await setUpPlace(deps(), MANAGER, { ...wish, isOffering: true })).toEqual({ kind: 'set', offered: 1 })
    await liftInterruption(deps(), AT_DESK, id)
    const told = await database()
      .reads.selectFrom('interruption_items as t')
      .innerJoin('interruptions as i', 'i.id', 't.interruption_id')
      .innerJoin('bookings as b', 'b.id', 't.booking_id')
      .where('t.state', '=', 'told')
      .where('i.lifted_at', 'is', null)
      .select('b.reference')
      .execute()
    expect(told).toEqual([third])
  })
})
