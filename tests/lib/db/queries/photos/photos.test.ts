import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import {
  claimDraft,
  deletePhoto,
  deleteUnstored,
  discardDraft,
  discardOfBooking,
  discardOfPatient,
  insertPhoto,
  isThere,
  markStored,
  readBytes,
  readDiscarded,
  readDraft,
  readOfBookings,
  sweepOldPhotos,
} from '@/lib/db/queries/photos/photos'
import { book, minutesAfter, NOW } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'

import { swept } from '@/tests/support/swept'

const DAY = 24 * 60
const ANN = { owner: 'ann', now: NOW }

describe('the photos', () => {
  const { database, deps } = useTestPlaces()
  const add = async (owner = 'ann', { minutes = 0, stored = true } = {}): Promise<string> => {
    const id = randomUUID()
    const now = minutesAfter(minutes)
    await database().transaction((tx) => insertPhoto(tx, { id, owner, digest: id, bytes: 2000, now }))
    if (stored) expect(await markStored(database().writes, { id, bytes: 100, now })).toBe(true)
    return id
  }
  const ids = () =>
    database()
      .reads.selectFrom('smile_photos')
      .select(['id', 'gone_at'])
      .orderBy('created_at')
      .execute()
      .then((rows) => rows.map(({ id, gone_at }) => [id, gone_at !== null]))
  const draft = async (given = ANN) => (await readDraft(database().reads, given)).map(({ id }) => id)

  test('a draft has the browser’s own photos, also those being sent, for ten minutes', async () => {
    const [kept, sending] = [await add(), await add('ann', { minutes: 1, stored: false })]
    await add('bob')
    expect(await draft()).toEqual([kept, sending])
    expect(await draft({ owner: 'ann', now: minutesAfter(12) })).toEqual([kept])
    expect(await isThere(database().reads, kept)).toBe(true)
    expect(await isThere(database().reads, sending)).toBe(false)
    await deleteUnstored(database().writes, sending)
    await deleteUnstored(database().writes, kept)
    expect(await draft()).toEqual([kept])
  })

  test('the query counts the bytes of drafts and of all photos', async () => {
    const booked = await book(deps())
    await add()
    await database().transaction((tx) => claimDraft({ owner: 'ann', bookingId: booked.id, leadId: null }).execute(tx))
    const given = await add()
    await add('bob', { stored: false })
    expect(await readBytes(database().reads)).toEqual({ draft: 2100, all: 2200 })
    // A discarded photo uses its storage until it is deleted.
    await discardDraft(database().writes, ANN)
    expect(await readBytes(database().reads)).toEqual({ draft: 2100, all: 2200 })
    await deletePhoto(database().writes, given)
    expect(await readBytes(database().reads)).toEqual({ draft: 2000, all: 2100 })
  })

  test('a booking gets the browser’s stored photos, and no other browser’s', async () => {
    const booked = await book(deps())
    const [own, sending, other] = [await add(), await add('ann', { stored: false }), await add('bob')]
    await database().transaction((tx) => claimDraft({ owner: 'ann', bookingId: booked.id, leadId: null }).execute(tx))
    expect(await readOfBookings(database().reads, [booked.id])).toEqual([{ id: own, booking_id: booked.id }])
    expect(await draft()).toEqual([sending])
    expect(await draft({ owner: 'bob', now: NOW })).toEqual([other])
    // Discarding a draft's photo takes nothing from a booking.
    await discardDraft(database().writes, { ...ANN, id: own })
    expect(await readOfBookings(database().reads, [booked.id])).toHaveLength(1)
    await discardOfBooking(database().writes, { bookingId: randomUUID(), id: own, now: NOW })
    expect(await isThere(database().reads, own)).toBe(true)
    await discardOfBooking(database().writes, { bookingId: booked.id, id: own, now: NOW })
    expect(await readOfBookings(database().reads, [booked.id])).toEqual([])
    expect(await isThere(database().reads, own)).toBe(false)
  })

  test('a browser gives up its own photos, one by one or as a whole draft', async () => {
    const [first, second, other] = [await add(), await add('ann', { minutes: 1 }), await add('bob', { minutes: 2 })]
    await discardDraft(database().writes, { ...ANN, id: other })
    await discardDraft(database().writes, { ...ANN, id: first })
    expect(await ids()).toEqual([
      [first, true],
      [second, false],
      [other, false],
    ])
    await discardDraft(database().writes, ANN)
    expect(await draft()).toEqual([])
    expect(await markStored(database().writes, { id: first, bytes: 1, now: NOW })).toBe(false)
  })

  test('an account’s deletion gives up the patient’s photos by account and number, and no others', async () => {
    const mine = await book(deps())
    const own = await add()
    await database().transaction((tx) => claimDraft({ owner: 'ann', bookingId: mine.id, leadId: null }).execute(tx))
    const left = await add('bob', { minutes: 1 })
    const patient = { uid: 'patient:none', now: NOW }
    await database().transaction((tx) => discardOfPatient(tx, { ...patient, phone: '+919800000009' }))
    expect(await isThere(database().reads, own)).toBe(true)
    await database().transaction((tx) => discardOfPatient(tx, { ...patient, phone: '+919800000001' }))
    expect(await ids()).toEqual([
      [own, true],
      [left, false],
    ])
  })

  test('the sweep gives up photos that are old, unused for a day or never arrived', async () => {
    const booked = await book(deps())
    const own = await add()
    await database().transaction((tx) => claimDraft({ owner: 'ann', bookingId: booked.id, leadId: null }).execute(tx))
    const [unowned, lost] = [await add('ann', { minutes: 1 }), await add('ann', { minutes: 2, stored: false })]
    const sweep = (minutes: number) => {
      const now = minutesAfter(minutes)
      const [takenBefore, draftBefore] = [minutesAfter(-180 * DAY, now), minutesAfter(-DAY, now)]
      return swept(sweepOldPhotos(database().writes, { now, takenBefore, draftBefore }))
    }
    const state = async () => (await ids()).map(([, gone]) => gone)
    await sweep(5)
    expect(await state()).toEqual([false, false, false])
    await sweep(13)
    expect(await state()).toEqual([false, false, true])
    await sweep(DAY + 2)
    expect(await state()).toEqual([false, true, true])
    await sweep(180 * DAY - 1)
    expect(await state()).toEqual([false, true, true])
    await sweep(180 * DAY + 1)
    expect(await state()).toEqual([true, true, true])
    expect((await ids()).map(([id]) => id)).toEqual([own, unowned, lost])
  })

  test('the query lists given-up photos for deletion, the longest untried first, and leaves one being sent', async () => {
    const [kept, first, second] = [await add(), await add('bob'), await add('bob')]
    const sending = await add('bob', { stored: false })
    await discardDraft(database().writes, { owner: 'bob', now: NOW })
    const { writes } = database()
    const [one] = await readDiscarded(writes, { now: minutesAfter(1), most: 1 })
    const [other] = await readDiscarded(writes, { now: minutesAfter(1), most: 1 })
    expect([one, other].sort()).toEqual([first, second].sort())
    expect(await readDiscarded(writes, { now: minutesAfter(1), most: 1 })).toEqual([])
    expect(await readDiscarded(writes, { now: minutesAfter(2), most: 9 })).toHaveLength(2)
    for (const id of [kept, first, second]) await deletePhoto(writes, id)
    expect((await ids()).map(([id]) => id).sort()).toEqual([kept, sending].sort())
    expect(await readDiscarded(writes, { now: minutesAfter(11), most: 9 })).toEqual([sending])
  })
})
