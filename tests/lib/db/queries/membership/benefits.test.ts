import { describe, expect, test } from 'vitest'
import {
  dropBenefit,
  insertBenefit,
  lockMembership,
  readBenefit,
  readSaved,
  readUses,
} from '@/lib/db/queries/membership/benefits'
import { activateRow } from '@/lib/db/queries/membership/memberships'
import { minutesAfter, NOW } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { putBooking, putUser, TEN } from '@/tests/support/put-rows'

const YEAR_ENDS = minutesAfter(60)

describe('the membership’s benefits', () => {
  const { database } = useTestPlaces()
  const member = async (uid: string, phone: string) => {
    await putUser(database(), uid, phone)
    const year = { numbers: [uid], issue: null, now: NOW, validUntil: YEAR_ENDS }
    await database().transaction((tx) => activateRow(tx, { uid, ...year }))
    return uid
  }
  let seats = 0
  const use = async (uid: string, benefit: 'check_up' | 'cleaning' | 'price', now = NOW, savedPaise = 100) => {
    seats += 1
    const bookingId = await putBooking(database(), { uid }, { starts_at: minutesAfter(seats * 30, TEN) })
    await database().transaction((tx) => insertBenefit(tx, { uid, bookingId, benefit, savedPaise, now }))
    return bookingId
  }
  const uses = (uid: string, visit = NOW) => readUses(database().reads, uid, visit)

  test('the query counts each benefit of each member since the membership’s activation', async () => {
    const [ann, bob] = [await member('test:1', '+919800000001'), await member('test:2', '+919800000002')]
    expect(await uses(ann)).toEqual({ check_up: 0, cleaning: 0 })
    await use(ann, 'check_up', minutesAfter(-0.01))
    await use(ann, 'check_up')
    await use(ann, 'check_up', minutesAfter(1))
    await use(ann, 'cleaning')
    await use(ann, 'price')
    await use(bob, 'cleaning')
    expect([await uses(ann), await uses(bob)]).toEqual([
      { check_up: 2, cleaning: 1 },
      { check_up: 0, cleaning: 1 },
    ])
  })

  test('a benefit is available for visits before the membership ends, and only to members', async () => {
    const ann = await member('test:1', '+919800000001')
    expect(await uses(ann, minutesAfter(-0.01, YEAR_ENDS))).toEqual({ check_up: 0, cleaning: 0 })
    expect([await uses(ann, YEAR_ENDS), await uses('test:none')]).toEqual([undefined, undefined])
  })

  test('a benefit is used once per booking, returns with the booking’s end, and its savings add up', async () => {
    const [ann, bob] = [await member('test:1', '+919800000001'), await member('test:2', '+919800000002')]
    const saved = () => Promise.all([ann, bob, 'test:none'].map((uid) => readSaved(database().reads, uid)))
    expect(await saved()).toEqual([0, 0, 0])
    const first = await use(ann, 'check_up', minutesAfter(-60), 19_900)
    await use(ann, 'price', NOW, 2_000)
    await use(bob, 'price', NOW, 5_000)
    expect(await saved()).toEqual([21_900, 5_000, 0])
    const again = { uid: ann, bookingId: first, benefit: 'price', savedPaise: 1, now: NOW } as const
    await expect(database().transaction((tx) => insertBenefit(tx, again))).rejects.toMatchObject({ code: '23505' })
    const cancelled = (status: 'cancelled' | 'confirmed') =>
      database()
        .writes.updateTable('bookings')
        .set({ status, cancelled_at: status === 'cancelled' ? NOW : null })
        .where('id', '=', first)
        .execute()
    await cancelled('cancelled')
    expect([await saved(), (await uses(ann))?.check_up]).toEqual([[2_000, 5_000, 0], 0])
    await cancelled('confirmed')
    expect([await saved(), (await uses(ann))?.check_up]).toEqual([[21_900, 5_000, 0], 0])
  })

  test('a booking that loses its benefit costs the usual price', async () => {
    const ann = await member('test:1', '+919800000001')
    const [first, other] = [await use(ann, 'check_up', NOW, 19_900), await use(ann, 'check_up', NOW, 19_900)]
    const price = async (id: string) =>
      (await database().reads.selectFrom('bookings').where('id', '=', id).select('price_paise').execute())[0]
        ?.price_paise
    const before = [await price(first), await price(other)]
    const had = () => database().transaction((tx) => readBenefit(tx, first))
    expect(await had()).toEqual({ uid: ann, benefit: 'check_up', saved_paise: 19_900 })
    await database().transaction((tx) => dropBenefit(tx, first))
    await database().transaction((tx) => dropBenefit(tx, first))
    expect([await had(), (await uses(ann))?.check_up]).toEqual([undefined, 1])
    expect([await price(first), await price(other)]).toEqual([(before[0] ?? 0) + 19_900, before[1]])
  })

  test('parallel requests use one member’s benefits one after the other', async () => {
    const ann = await member('test:1', '+919800000001')
    const bookings = []
    for (const n of [0, 1, 2, 3, 4])
      bookings.push(await putBooking(database(), {}, { starts_at: minutesAfter(n * 30, TEN), seat: 3 }))
    const useUnlessUsed = (bookingId: string) =>
      database().transaction(async (tx) => {
        await lockMembership(tx, ann)
        if ((await readUses(tx, ann, NOW))?.check_up === 0)
          await insertBenefit(tx, { uid: ann, bookingId, benefit: 'check_up', savedPaise: 1, now: NOW })
      })
    await Promise.all(bookings.map(useUnlessUsed))
    expect(await uses(ann)).toEqual({ check_up: 1, cleaning: 0 })
  })
})
