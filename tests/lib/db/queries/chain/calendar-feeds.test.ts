import { describe, expect, test } from 'vitest'
import {
  deleteFeed,
  findFeed,
  insertFeed,
  readFeeds,
  readFeedVisits,
  recordFeedRead,
} from '@/lib/db/queries/chain/calendar-feeds'
import { minutesAfter, NOW, ONE_CHAIR, THREE_CHAIRS, ZONE } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { putBooking, putHold, putMove } from '@/tests/support/put-rows'

describe('the calendar feeds', () => {
  const { database } = useTestPlaces()
  const add = (tokenHash: string, placeId: string) =>
    database().transaction((tx) => insertFeed(tx, { tokenHash, placeId, now: NOW }))

  test('a feed is found by the hash of its token, with its place, and listed', async () => {
    const [one, two] = [await add('hash one', THREE_CHAIRS), await add('hash two', ZONE)]
    await recordFeedRead(database().writes, one, minutesAfter(1))
    const { reads } = database()
    expect(await findFeed(reads, 'hash one')).toMatchObject({
      id: one,
      placeId: THREE_CHAIRS,
      name: 'Test Dental T. Market',
      address: expect.stringContaining('Road'),
      readAt: minutesAfter(1),
    })
    expect(await findFeed(reads, 'hash two')).toMatchObject({
      id: two,
      name: 'Testpur North',
      address: null,
      readAt: null,
    })
    expect(await findFeed(reads, 'hash three')).toBeUndefined()
    expect(await readFeeds(reads)).toMatchObject([
      { id: one, place_id: THREE_CHAIRS, created_at: NOW, read_at: minutesAfter(1) },
      { id: two, place_id: ZONE, place: 'Testpur North', created_at: NOW, read_at: null },
    ])
    const remove = (id: number) => database().transaction((tx) => deleteFeed(tx, id))
    expect(await remove(one)).toEqual({ place_id: THREE_CHAIRS })
    expect(await remove(one)).toBeUndefined()
    expect(await readFeeds(reads)).toHaveLength(1)
  })

  test('a feed has each booking once, with its last time at the place', async () => {
    const at = (minutes: number, place_id = THREE_CHAIRS, seat = 1) => ({
      place_id,
      seat,
      starts_at: minutesAfter(minutes),
      ends_at: minutesAfter(minutes + 30),
    })
    const put = (reference: string, minutes: number, seat = 1) =>
      putBooking(database(), { reference }, at(minutes, THREE_CHAIRS, seat))
    await put('FIRST', 0)
    await put('LATE', 600)
    await put('EARLY', -30)
    await putHold(database(), at(60))
    const within = await put('WITHIN', 90)
    await putMove(database(), within, { ...at(120), taken_at: minutesAfter(1) })
    const away = await put('AWAY', 180)
    await putMove(database(), away, { ...at(120, ONE_CHAIR), taken_at: minutesAfter(2) })
    const ended = await put('ENDED', 240)
    await database()
      .writes.updateTable('bookings')
      .set({ status: 'cancelled', cancelled_at: minutesAfter(3) })
      .where('id', '=', ended)
      .execute()
    await database().writes.updateTable('seats').set({ state: 'left' }).where('booking_id', '=', ended).execute()
    const window = { placeId: THREE_CHAIRS, from: NOW, until: minutesAfter(600) }
    expect(await readFeedVisits(database().reads, window)).toMatchObject([
      { reference: 'FIRST', status: 'confirmed', nth: 0, starts_at: NOW, is_moved: false, changed_at: NOW },
      { reference: 'WITHIN', nth: 1, starts_at: minutesAfter(120), is_moved: false, changed_at: minutesAfter(1) },
      { reference: 'AWAY', nth: 0, starts_at: minutesAfter(180), is_moved: true, changed_at: minutesAfter(2) },
      { reference: 'ENDED', status: 'cancelled', nth: 0, is_moved: false, changed_at: minutesAfter(3) },
    ])
  })
})
