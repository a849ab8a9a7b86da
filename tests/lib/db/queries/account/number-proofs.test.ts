import { describe, expect, test } from 'vitest'
import {
  countNumberTry,
  findNumberCode,
  hasProof,
  proveNumberOfUser,
  saveProof,
  sweepOldProofs,
  useNumberCode,
  writeNumberCode,
} from '@/lib/db/queries/account/number-proofs'
import { minutesAfter, NOW } from '@/tests/support/chain/test-places'
import { PHONE, putBooking, putHold, putMove, TEN } from '@/tests/support/put-rows'
import { useDatabase } from '@/tests/support/servers/test-database'
import { swept } from '@/tests/support/swept'

const KEY = { owner: 'ann', numberHash: 'n1' }

describe('the proofs of numbers', () => {
  const database = useDatabase('places')
  const has = (key: Partial<typeof KEY>, minutes: number) =>
    hasProof(database().reads, { ...KEY, ...key }, minutesAfter(minutes))
  const write = (codeHash: string, minutes = 5) =>
    database().transaction((tx) => writeNumberCode(tx, { ...KEY, codeHash, until: minutesAfter(minutes) }))
  const take = (most = 3, now = NOW) => countNumberTry(database().writes, { ...KEY, most, now })

  test('a proof is valid for one browser and number until it expires, and a longer proof stays', async () => {
    await saveProof(database().writes, KEY, minutesAfter(10))
    expect([await has({}, 9.99), await has({}, 10)]).toEqual([true, false])
    expect([await has({ owner: 'bob' }, 0), await has({ numberHash: 'n2' }, 0)]).toEqual([false, false])
    await saveProof(database().writes, KEY, minutesAfter(5))
    expect(await has({}, 9)).toBe(true)
    await saveProof(database().writes, KEY, minutesAfter(20))
    expect(await has({}, 19)).toBe(true)
  })

  test('a newer code replaces the earlier one and has all its tries', async () => {
    await write('first')
    await take()
    await write('second', 9)
    expect(await findNumberCode(database().reads, KEY)).toMatchObject({
      code_hash: 'second',
      tries: 0,
      expires_at: minutesAfter(9),
    })
    expect(await findNumberCode(database().reads, { ...KEY, owner: 'bob' })).toBeUndefined()
  })

  test('a code has a limited number of tries, also in parallel, and none after it expires', async () => {
    await write('code')
    expect(await take(3, minutesAfter(5))).toBeUndefined()
    const tries = await Promise.all([1, 2, 3, 4, 5].map(() => take(3, minutesAfter(4.99))))
    expect(
      tries
        .filter((code) => code !== undefined)
        .map(({ tries }) => tries)
        .sort(),
    ).toEqual([1, 2, 3])
  })

  test('a code is used once, and only by its own hash', async () => {
    await write('code')
    const use = (codeHash: string) => database().transaction((tx) => useNumberCode(tx, { ...KEY, codeHash }))
    expect(await use('other')).toBe(false)
    expect((await Promise.all([use('code'), use('code')])).sort()).toEqual([false, true])
  })

  test('the sweep deletes expired proofs and codes', async () => {
    await saveProof(database().writes, KEY, NOW)
    await saveProof(database().writes, { ...KEY, owner: 'bob' }, minutesAfter(1))
    await write('code', 0)
    await swept(sweepOldProofs(database().writes, NOW))
    expect([await has({}, -1), await has({ owner: 'bob' }, 0)]).toEqual([false, true])
    expect(await findNumberCode(database().reads, KEY)).toBeUndefined()
  })

  test('a proof covers the browser’s holds and future bookings under the number', async () => {
    const own = { personal_phone: PHONE }
    const rows = [
      [await putHold(database(), own), true],
      [await putHold(database(), { ...own, seat: 2, owner: 'bob' }), false],
      [await putHold(database(), { seat: 3, personal_phone: '+919800000002' }), false],
      [await putHold(database(), { ...own, starts_at: minutesAfter(30) }), false],
      [await putBooking(database(), {}, { starts_at: minutesAfter(30, TEN) }), true],
      [await putBooking(database(), { owner: 'bob' }, { starts_at: minutesAfter(60, TEN) }), false],
      [await putBooking(database(), { personal_phone: '+919800000002' }, { starts_at: minutesAfter(90, TEN) }), false],
      [await putBooking(database(), {}, { seat: 2, starts_at: minutesAfter(30) }), false],
    ] as const
    const moved = await putBooking(database(), {}, { seat: 3, starts_at: minutesAfter(30) })
    await putMove(database(), moved, { starts_at: minutesAfter(120, TEN) })
    // A visit that begins at this moment no longer counts as a future one.
    await database().transaction((tx) => proveNumberOfUser(tx, { owner: 'ann', phone: PHONE, now: minutesAfter(30) }))
    const proved = async (table: 'seats' | 'bookings') =>
      (await database().reads.selectFrom(table).where('proved', '=', true).select('id').execute()).map(({ id }) => id)
    const expected = rows.filter(([, is]) => is).map(([id]) => id)
    expect([...(await proved('seats')), ...(await proved('bookings'))].sort()).toEqual([...expected, moved].sort())
  })
})
