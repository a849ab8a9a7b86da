import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { readHoldState, type WantedSeat } from '@/lib/db/queries/booking/hold-state'
import {
  deleteExpired,
  deleteHold,
  insertHold,
  isSeatLost,
  lengthenHold,
  lockHold,
  sweepHoldsBefore,
  trimHolds,
} from '@/lib/db/queries/booking/holds'
import type { Tx } from '@/lib/db/schema'
import { minutesAfter, NOW, ONE_CHAIR, THREE_CHAIRS, TODAY } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { PHONE, putBooking, putHold, TEN } from '@/tests/support/put-rows'
import { ENGINE } from '@/tests/support/servers/test-database'
import { swept } from '@/tests/support/swept'

const NOBODY = '6f2d4e1c-0000-4000-8000-000000000000'
const half = (n: number) => minutesAfter(30 * n, TEN)
const want = (given: Partial<WantedSeat> = {}): WantedSeat => ({
  owner: 'ann',
  placeId: THREE_CHAIRS,
  startsAt: TEN,
  endsAt: half(1),
  phone: PHONE,
  network: 'n',
  proved: false,
  replaces: null,
  visitMinutes: null,
  now: NOW,
  ...given,
})

describe('the holds', () => {
  const { database } = useTestPlaces()
  const change = <T>(work: (tx: Tx) => Promise<T>) => database().transaction(work)
  const take = (owner: string, given: Partial<WantedSeat> = {}) =>
    change((tx) => insertHold(tx, { ...want({ owner, ...given }), heldUntil: minutesAfter(10, given.now ?? NOW) }))
  const left = async () => {
    const rows = await database().reads.selectFrom('seats').select('id').orderBy('created_at').execute()
    return rows.map(({ id }) => id)
  }
  /** The rows that no other transaction has locked. */
  const unlocked = async () => {
    const { rows } = await sql<{ id: string }>`SELECT id FROM seats FOR UPDATE SKIP LOCKED`.execute(database().writes)
    return rows.map(({ id }) => id)
  }
  const stateOf = (given: Partial<WantedSeat> = {}) => readHoldState(database().reads, want(given), TODAY)

  test('take each seat of a time once, and none when all are taken', async () => {
    const taken = []
    for (const owner of ['ann', 'bob', 'cid']) taken.push(await take(owner))
    expect(taken).toMatchObject(taken.map(() => ({ held_until: minutesAfter(10), other_holds: 0 })))
    expect(await take('dev')).toBeUndefined()
    const rows = await database().reads.selectFrom('seats').selectAll().orderBy('seat').execute()
    expect(rows.map(({ seat }) => seat)).toEqual([1, 2, 3])
    expect(rows[0]).toMatchObject({
      starts_at: TEN,
      ends_at: half(1),
      state: 'held',
      created_at: NOW,
      personal_phone: PHONE,
      network: 'n',
      proved: false,
    })
    expect(await take('dev', { placeId: 'nowhere' })).toBeUndefined()
  })

  test('are one of a browser and a time, and count its others', async () => {
    const first = await take('ann')
    expect(await take('ann')).toBeUndefined()
    expect(await take('ann', { startsAt: half(2), endsAt: half(3) })).toMatchObject({ other_holds: 1 })
    expect(await stateOf()).toMatchObject({ sid: first?.id, held_until: minutesAfter(10), has_expired: false })
    expect(await stateOf({ owner: 'bob' })).toMatchObject({ sid: null, held_until: null })
    // A different end makes it a different slot.
    expect(await stateOf({ endsAt: half(2) })).toMatchObject({ sid: null })
  })

  test('keep an id that they had, unless another row has it', async () => {
    const sid = NOBODY
    expect(await take('ann', { sid })).toMatchObject({ id: sid })
    const other = await take('bob', { sid })
    expect(other?.id).toEqual(expect.any(String))
    expect(other?.id).not.toBe(sid)
    expect(await take('cid', { sid: null })).toBeDefined()
  })

  test('last longer from their beginning on, while they last', async () => {
    const sid = await putHold(database())
    const lengthen = (given = {}) =>
      lengthenHold(database().writes, { owner: 'ann', sid, minutes: 20, now: NOW, ...given })
    expect(await lengthen({ owner: 'bob' })).toBeUndefined()
    expect(await lengthen({ sid: NOBODY })).toBeUndefined()
    expect(await lengthen({ now: minutesAfter(10) })).toBeUndefined()
    expect(await lengthen()).toEqual(minutesAfter(20))
    expect(await lengthen({ now: minutesAfter(19) })).toEqual(minutesAfter(20))
    await putBooking(database(), {}, { starts_at: half(2) })
    const rows = await database()
      .reads.selectFrom('seats')
      .select(['state', 'held_until'])
      .orderBy('starts_at')
      .execute()
    expect(rows).toEqual([
      { state: 'held', held_until: minutesAfter(20) },
      { state: 'taken', held_until: null },
    ])
  })

  test('are given one chair once, however many ask at once', async () => {
    const asked = ['ann', 'bob', 'cid', 'dev'].map((owner) => take(owner, { placeId: ONE_CHAIR }))
    expect((await Promise.all(asked)).filter((each) => each !== undefined)).toHaveLength(1)
  })

  test('meet no seat that is taken for a part of their time', async () => {
    await putBooking(database(), {}, { place_id: ONE_CHAIR, starts_at: half(1) })
    const ask = (from: number, to: number) =>
      take('bob', { placeId: ONE_CHAIR, startsAt: minutesAfter(from, TEN), endsAt: minutesAfter(to, TEN) })
    expect([await ask(15, 45), await ask(0, 90), await ask(55, 70)]).toEqual([undefined, undefined, undefined])
    expect([await ask(0, 30), await ask(60, 90)]).toEqual([expect.anything(), expect.anything()])
  })

  test('that ran out at this moment are in the way until they are deleted, those of the time alone', async () => {
    const [over, other] = [
      await putHold(database(), { held_until: NOW, place_id: ONE_CHAIR }),
      await putHold(database()),
    ]
    const elsewhere = await putHold(database(), { held_until: NOW, place_id: ONE_CHAIR, starts_at: half(1) })
    const one = { placeId: ONE_CHAIR }
    expect(await stateOf({ ...one, now: minutesAfter(-0.01) })).toMatchObject({ sid: over, has_expired: false })
    expect(await stateOf(one)).toMatchObject({ sid: null, has_expired: true })
    expect(await take('bob', one)).toBeUndefined()
    await change((tx) => deleteExpired(tx, want(one)))
    expect((await left()).sort()).toEqual([other, elsewhere].sort())
    expect(await take('bob', one)).toBeDefined()
    expect(await stateOf({ placeId: 'nowhere' })).toBeUndefined()
  })

  test('lose a seat to another time, and know it from losing the same', async () => {
    await putHold(database())
    const late = (starts_at: Date) => putHold(database(), { starts_at, owner: 'bob' }).catch(isSeatLost)
    expect([await late(minutesAfter(15, TEN)), await late(TEN)]).toEqual([true, false])
    expect(isSeatLost('23P01')).toBe(false)
  })

  test('make room for a new one: what it replaces, and the oldest beyond a number', async () => {
    const ids: string[] = []
    for (const n of [0, 1, 2, 3, 4])
      ids.push(
        await putHold(database(), { starts_at: half(n), created_at: minutesAfter(n), held_until: minutesAfter(20) }),
      )
    const [oldest, second, third, , newest = ''] = ids
    const bob = await putHold(database(), { seat: 2, owner: 'bob' })
    const over = await putHold(database(), { seat: 3, held_until: NOW })
    const booked = await putBooking(database(), {}, { starts_at: half(6) })
    await change((tx) => trimHolds(tx, newest, { owner: 'ann', replaces: third ?? null, now: NOW }, 3))
    expect((await left()).sort()).toEqual(
      ids
        .filter((id) => id !== third && id !== oldest)
        .concat(bob, over, booked)
        .sort(),
    )
    await change((tx) => trimHolds(tx, newest, { owner: 'ann', replaces: bob, now: NOW }, 3))
    await change((tx) => trimHolds(tx, newest, { owner: 'ann', replaces: booked, now: NOW }, 3))
    expect(await left()).toEqual(expect.arrayContaining([bob, booked, second]))
  })

  test('are known to their browser as long as they are live, and released by it alone', async () => {
    const sid = await putHold(database())
    const booked = await putBooking(database(), {}, { seat: 2 })
    const isLive = (minutes: number, owner = 'ann', id = sid) =>
      change((tx) => lockHold(tx, { owner, sid: id, now: minutesAfter(minutes) }))
    expect([await isLive(9.99), await isLive(10), await isLive(0, 'bob'), await isLive(0, 'ann', booked)]).toEqual([
      true,
      false,
      false,
      false,
    ])
    const release = (owner: string, id = sid) => deleteHold(database().writes, owner, id)
    expect([await release('bob'), await release('ann', booked), await release('ann', NOBODY)]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    expect([await release('ann'), await release('ann')]).toEqual([{ held_until: minutesAfter(10) }, undefined])
    expect(await left()).toEqual([booked])
  })

  test('are swept when they ran out before a moment, and not at it', async () => {
    await putHold(database(), { held_until: minutesAfter(-1) })
    const kept = await putHold(database(), { seat: 2, held_until: NOW })
    const booked = await putBooking(database(), {}, { seat: 3 })
    const counted: number[] = []
    const sweep = () => swept(sweepHoldsBefore(database().writes, NOW, (n) => void counted.push(n)))
    expect([await sweep(), await sweep(), counted]).toEqual([1, 0, [1, 0]])
    expect((await left()).sort()).toEqual([kept, booked].sort())
  })

  // The embedded database has one connection, so no other transaction can come in between.
  test.runIf(ENGINE === 'PostgreSQL')(
    'stay while their browser confirms, and are passed over by who sweeps',
    async () => {
      const [mine, over] = [await putHold(database()), await putHold(database(), { seat: 2, held_until: NOW })]
      await change(async (tx) => {
        await lockHold(tx, { owner: 'ann', sid: mine, now: NOW })
        expect(await unlocked()).toEqual([over])
        await tx.selectFrom('seats').select('id').where('id', '=', over).forUpdate().execute()
        expect(await swept(sweepHoldsBefore(database().writes, minutesAfter(60), () => undefined))).toBe(0)
        await change((other) => deleteExpired(other, want({ now: minutesAfter(60) })))
      })
      expect(await left()).toHaveLength(2)
    },
  )
})
