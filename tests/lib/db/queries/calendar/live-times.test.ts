import { describe, expect, test } from 'vitest'
import { nextHoldEnd, notifyListeners, readPlaceNames, readSeatVersions } from '@/lib/db/queries/calendar/live-times'
import { minutesAfter, NOW, ONE_CHAIR, THREE_CHAIRS, ZONE } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { eventually } from '@/tests/support/eventually'
import { putHold } from '@/tests/support/put-rows'

describe('the queries of live availability', () => {
  const { database } = useTestPlaces()
  const places = [ONE_CHAIR, THREE_CHAIRS]

  test('a place’s marker changes with every seat and when a hold expires', async () => {
    const marks = (minutes = 0) => readSeatVersions(database().reads, places, minutesAfter(minutes))
    expect(await marks()).toEqual(new Map())
    await putHold(database())
    const one = await marks()
    expect([...one.keys()]).toEqual([THREE_CHAIRS])
    await putHold(database(), { seat: 2, owner: 'bob', held_until: minutesAfter(20) })
    const two = await marks()
    expect(two.get(THREE_CHAIRS)).not.toBe(one.get(THREE_CHAIRS))
    expect((await marks(11)).get(THREE_CHAIRS)).not.toBe(two.get(THREE_CHAIRS))
    expect(await marks(21)).toEqual(new Map())
  })

  test('the next hold to expire is one of the place', async () => {
    const next = (minutes: number) => nextHoldEnd(database().reads, THREE_CHAIRS, minutesAfter(minutes))
    expect(await next(0)).toBeNull()
    await putHold(database(), { held_until: minutesAfter(20) })
    await putHold(database(), { seat: 2, owner: 'bob' })
    await putHold(database(), { place_id: ONE_CHAIR, owner: 'cid', held_until: minutesAfter(5) })
    expect([await next(0), await next(10), await next(20)]).toEqual([minutesAfter(10), minutesAfter(20), null])
  })

  test('the query names all places, and a listener hears each committed change of a place once', async () => {
    const names = await readPlaceNames(database().reads)
    expect(names).toEqual(expect.arrayContaining([{ id: ZONE, cid: null }]))
    expect(names.find(({ id }) => id === ONE_CHAIR)?.cid).toEqual(expect.any(String))
    const heard: string[] = []
    const stop = await database().listen(
      (text) => heard.push(text),
      () => undefined,
    )
    await database().transaction(async (tx) => {
      await tx.updateTable('places').set({ seats: 3 }).where('id', '=', THREE_CHAIRS).execute()
      await tx.updateTable('places').set({ seats: 3 }).where('id', '=', THREE_CHAIRS).execute()
    })
    await putHold(database(), { created_at: NOW })
    await notifyListeners(database().writes, 'word')
    await eventually(() => expect(heard).toEqual([THREE_CHAIRS, THREE_CHAIRS, 'word']))
    await stop()
  })
})
