import { describe, expect, test } from 'vitest'
import {
  countReferrals,
  creditReferral,
  insertReferral,
  type NewReferral,
  readReferrer,
  readSwitch,
  writeSwitch,
} from '@/lib/db/queries/referral/referrals'
import { minutesAfter, NOW } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { PHONE, putBooking, putUser, TEN } from '@/tests/support/put-rows'

const phoneOf = (n: number) => `+91980000001${n}`

describe('the referrals', () => {
  const { database } = useTestPlaces()
  const user = (n: number) => putUser(database(), `test:${n}`, phoneOf(n))
  let seats = 0
  const book = (phone: string, uid: string | null = null) => {
    seats += 1
    return putBooking(database(), { personal_phone: phone, uid }, { starts_at: minutesAfter(seats * 30, TEN) })
  }
  const refer = (given: Omit<NewReferral, 'now'>) =>
    database().transaction((tx) => insertReferral(tx, { ...given, now: NOW }))
  const referBooked = async (referrer: string, phone: string, uid: string | null = null) =>
    refer({ referrer, phone, uid, bookingId: await book(phone, uid) })
  const keep = (phone: string, bookingId: string) =>
    database().transaction((tx) => creditReferral(tx, { phone, bookingId, now: minutesAfter(9) }))
  const counts = (uid: string) => countReferrals(database().reads, uid)
  const rows = () => database().reads.selectFrom('referrals').selectAll().orderBy('personal_phone').execute()

  test('a referrer keeps the first code, and only a referrer who is switched on is found', async () => {
    const [ann, bob] = [await user(1), await user(2)]
    const turn = (uid: string, on: boolean, code: string) => writeSwitch(database().writes, { uid, on, code })
    const referrer = (code: string) => readReferrer(database().reads, code)
    expect(await readSwitch(database().reads, ann)).toEqual({ referral_allowed: false, referral_code: null })
    expect([await turn(ann, true, 'AAA'), await turn(ann, true, 'BBB')]).toEqual(['AAA', 'AAA'])
    expect([await referrer('AAA'), await referrer('BBB')]).toEqual([ann, undefined])
    expect(await turn(ann, false, 'CCC')).toBe('AAA')
    expect(await referrer('AAA')).toBeUndefined()
    expect(await readSwitch(database().reads, ann)).toEqual({ referral_allowed: false, referral_code: 'AAA' })
    await expect(turn(bob, true, 'AAA')).rejects.toMatchObject({ code: '23505' })
    expect(await readSwitch(database().reads, 'test:none')).toBeUndefined()
  })

  test('a phone is referred once, with the account that it has', async () => {
    const [ann, bob, cid] = [await user(1), await user(2), await user(3)]
    const bookingId = await book(phoneOf(3))
    const both = [ann, bob].map((referrer) => refer({ referrer, phone: phoneOf(3), uid: null, bookingId }))
    expect((await Promise.all(both)).sort()).toEqual([false, true])
    expect(await rows()).toMatchObject([
      { personal_phone: phoneOf(3), invited_uid: cid, booking_id: bookingId, created_at: NOW, kept_at: null },
    ])
    expect(await referBooked(ann, PHONE)).toBe(true)
    expect((await rows())[0]).toMatchObject({ referrer_uid: ann, invited_uid: null })
  })

  test('a referral is for new phones and new patients alone', async () => {
    const [ann, bob] = [await user(1), await user(2)]
    await book(PHONE)
    await book(phoneOf(9), bob)
    expect([await referBooked(ann, PHONE), await referBooked(ann, phoneOf(8), bob)]).toEqual([false, false])
    expect(await referBooked(ann, phoneOf(8))).toBe(false)
    expect(await referBooked(ann, phoneOf(7))).toBe(true)
  })

  test('a referral never leads back to the referrer by number, account or earlier referrals', async () => {
    const [ann, bob, cid] = [await user(1), await user(2), await user(3)]
    expect([await referBooked(ann, phoneOf(1)), await referBooked(ann, phoneOf(9), ann)]).toEqual([false, false])
    expect([await referBooked(ann, phoneOf(2)), await referBooked(bob, phoneOf(3))]).toEqual([true, true])
    expect(await referBooked(cid, phoneOf(1))).toBe(false)
    expect(await rows()).toHaveLength(2)
  })

  test('parallel referrals close no circle', async () => {
    const uids = [await user(1), await user(2), await user(3)]
    const bookings: string[] = []
    for (const n of [1, 2, 3]) bookings.push(await book(phoneOf(n)))
    const ring = uids.map((referrer, n) =>
      refer({ referrer, phone: phoneOf(((n + 1) % 3) + 1), uid: null, bookingId: bookings[(n + 1) % 3] ?? '' }),
    )
    expect((await Promise.all(ring)).sort()).toEqual([false, true, true])
  })

  test('a referral counts once for its referrer, with the kept visit', async () => {
    const ann = await user(1)
    for (const phone of [PHONE, phoneOf(2), phoneOf(3)]) await referBooked(ann, phone)
    const later = await book(PHONE)
    const both = await Promise.all([keep(PHONE, later), keep(PHONE, later)])
    expect(both.filter((each) => each !== undefined)).toEqual([{ uid: ann, phone: phoneOf(1), language: 'en' }])
    expect((await rows()).find(({ personal_phone }) => personal_phone === PHONE)).toMatchObject({
      booking_id: later,
      kept_at: minutesAfter(9),
    })
    await database()
      .writes.updateTable('referrals')
      .set({ booking_id: null })
      .where('personal_phone', '=', phoneOf(3))
      .execute()
    expect(await counts(ann)).toEqual({ invited: 3, booked: 2, kept: 1 })
    expect(await counts('test:none')).toEqual({ invited: 0, booked: 0, kept: 0 })
    expect(await keep(phoneOf(8), later)).toBeUndefined()
    await database().writes.deleteFrom('users').where('uid', '=', ann).execute()
    expect(await keep(phoneOf(2), later)).toBeUndefined()
    expect((await rows()).map(({ kept_at }) => kept_at)).toEqual([minutesAfter(9), null, null])
  })
})
