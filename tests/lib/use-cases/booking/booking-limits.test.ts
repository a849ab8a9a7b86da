// With three chairs a day has 24 seats: one network gets 4, all together get 9.
// With one chair a day has 8 seats: one network gets 1, all together get 4.
import { describe, expect, test } from 'vitest'
import { manageKey } from '@/lib/domain/booking/manage-key'
import { recordHit } from '@/lib/limits/check'
import type { LimitName } from '@/lib/limits/rules'
import { sweepProofs } from '@/lib/use-cases/account/sweep-proofs'
import type { HoldInput } from '@/lib/use-cases/booking/hold'
import { rescheduleBooking } from '@/lib/use-cases/booking/reschedule'
import { kindsOf } from '@/tests/lib/use-cases/booking/processes'
import { anon, askersOf, at, DAYS } from '@/tests/lib/use-cases/booking/unproved-requesters'
import { book, minutesAfter, ONE_CHAIR, rowsOf, stranger, THREE_CHAIRS } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { swept } from '@/tests/support/swept'

describe('the rate limits for unproved numbers', () => {
  const { database } = useTestPlaces()
  const { deps, hold, confirm } = askersOf(database)
  const { network } = stranger()
  /** Records hits of the network, as if it had made the requests. */
  const count = (act: LimitName, times: number, minutes = 0) =>
    database().transaction(async (tx) => {
      for (let n = 0; n < times; n += 1) await recordHit(tx, deps(minutes), act, { network })
    })

  test('one network gets a fifth of a place’s day, also in parallel, and one seat of a small place', async () => {
    const wishes = Array.from({ length: 24 }, (_, n) => anon(n, { placeId: THREE_CHAIRS, ...at(n % 8) }))
    expect(kindsOf(await Promise.all(wishes.map((wish) => hold(wish))))).toEqual({ held: 4, prove: 20 })
    const small = [0, 1, 2].map((n) => anon(100 + n, { placeId: ONE_CHAIR, ...at(n) }))
    expect(kindsOf(await Promise.all(small.map((wish) => hold(wish))))).toEqual({ held: 1, prove: 2 })
    // Each day has its own share, and a proved number needs none.
    expect(await hold(anon(200, { placeId: THREE_CHAIRS, ...at(0, DAYS[1]) }))).toMatchObject({ kind: 'held' })
    expect(await hold(anon(201, { placeId: ONE_CHAIR, ...at(3), proved: true }))).toMatchObject({ kind: 'held' })
  })

  test('all networks together get two fifths of the day, and released or proved holds make room', async () => {
    const wishes = Array.from({ length: 24 }, (_, n) =>
      anon(n, { placeId: THREE_CHAIRS, ...at(n % 8), ...stranger(`198.51.100.${n}`) }),
    )
    const outcomes = await Promise.all(wishes.map((wish) => hold(wish)))
    expect(kindsOf(outcomes)).toEqual({ held: 9, prove: 15 })
    const holder = wishes[outcomes.findIndex(({ kind }) => kind === 'held')] as HoldInput
    // Chance decides which of the 24 come first. Nine can't fill all eight slots, so one slot has a free chair.
    const heldAt = (time: number) => outcomes.filter(({ kind }, n) => kind === 'held' && n % 8 === time).length
    const free = [0, 1, 2, 3, 4, 5, 6, 7].findIndex((time) => heldAt(time) < 3)
    const late = anon(300, { placeId: THREE_CHAIRS, ...at(free), ...stranger('203.0.113.9') })
    expect(await hold(late)).toEqual({ kind: 'prove' })
    expect(await confirm({ ...holder, proved: true })).toMatchObject({ kind: 'confirmed' })
    expect(await hold(late)).toMatchObject({ kind: 'held' })
    // Expired holds do not count.
    expect(await hold(anon(301, { placeId: THREE_CHAIRS, ...at(1), ...stranger('203.0.113.10') }), 10)).toMatchObject({
      kind: 'held',
    })
  })

  test('one network has at most thirty live holds, and 120 new ones an hour', async () => {
    // Four on each day and place, so that no share is used up.
    const places = [THREE_CHAIRS, 'c101', 'c106']
    const wish = (n: number): HoldInput => {
      const day = DAYS[Math.floor(n / 4) % DAYS.length] as string
      return anon(n, { placeId: places[Math.floor(n / 28) % 3] as string, ...at(2 + (n % 4), day) })
    }
    const outcomes = await Promise.all(Array.from({ length: 44 }, (_, n) => hold(wish(n))))
    expect(kindsOf(outcomes)).toEqual({ held: 30, prove: 14 })
    for (const round of [1, 2, 3]) {
      const next = await Promise.all(Array.from({ length: 30 }, (_, n) => hold(wish(n), 10 * round)))
      expect(kindsOf(next)).toEqual({ held: 30 })
    }
    expect(await hold(wish(1), 40)).toEqual({ kind: 'prove' })
    expect(await hold({ ...wish(1), ...stranger('203.0.113.4') }, 40)).toMatchObject({ kind: 'held' })
    expect(await hold(wish(1), 61)).toMatchObject({ kind: 'held' })
  })

  test('one network confirms sixty times an hour, then needs a proved number, and waits after 300', async () => {
    const wish = (n: number, proved: boolean): HoldInput => {
      const [day, place] = [DAYS[n % 7] as string, ['c101', 'c106', 'c111', 'c102'][Math.floor(n / 7) % 4] as string]
      return anon(n, { placeId: place, ...at(2 + Math.floor(n / 28)), date: day, proved })
    }
    const bookOne = async (n: number, proved: boolean) => {
      await hold(wish(n, proved))
      return confirm(wish(n, proved))
    }
    for (let n = 0; n < 60; n += 1) expect(await bookOne(n, false)).toMatchObject({ kind: 'confirmed' })
    expect(await bookOne(60, false)).toEqual({ kind: 'prove' })
    expect(await confirm({ ...wish(60, false), proved: true })).toMatchObject({ kind: 'confirmed' })
    await count('booking', 239, 1)
    await hold(wish(61, true), 2)
    expect(await confirm(wish(61, true), 2)).toEqual({ kind: 'wait', by: 'network', until: minutesAfter(60) })
    // A booked slot is confirmed again with the same answer, however often the request comes.
    expect(await confirm(wish(3, false), 2)).toMatchObject({ kind: 'confirmed' })
  })

  test('a change of slot counts once, and two parallel requests make one hold', async () => {
    const first = await hold(anon(1))
    const sid = first.kind === 'held' ? first.sid : undefined
    expect(await hold(anon(1, { ...at(4) }))).toEqual({ kind: 'prove' })
    // The sid of another browser has no effect.
    expect(await hold(anon(2, { ...at(4), replaces: sid }))).toEqual({ kind: 'prove' })
    const moved = await hold(anon(1, { ...at(4), replaces: sid }))
    expect(moved).toMatchObject({ kind: 'held' })
    // The booking that the hold became can't be replaced like a hold.
    expect(await confirm(anon(1, { ...at(4) }))).toMatchObject({ kind: 'confirmed' })
    const booked = moved.kind === 'held' ? moved.sid : undefined
    expect(await hold(anon(1, { ...at(5), replaces: booked }))).toEqual({ kind: 'prove' })
    const clicks = await Promise.all(
      Array.from({ length: 6 }, () => hold(anon(5, { ...at(0, DAYS[2]), ...stranger('192.0.3.3') }))),
    )
    expect(new Set(clicks.map((click) => JSON.stringify(click))).size).toBe(1)
    expect(await rowsOf(database(), ONE_CHAIR)).toHaveLength(2)
  })

  test('reschedules exceed no day’s share, and are limited to 300 an hour', async () => {
    const bookOn = async (n: number, date: string | undefined) => {
      const wish = anon(n, { placeId: THREE_CHAIRS, ...at(n % 8, date) })
      await hold(wish)
      const booked = await confirm(wish)
      if (booked.kind !== 'confirmed') throw new Error(booked.kind)
      return { owner: wish.owner, reference: booked.reference, id: booked.id }
    }
    const full = await Promise.all([0, 1, 2, 3].map((n) => bookOn(n, DAYS[0])))
    const other = await bookOn(4, DAYS[1])
    const move = (
      access: { owner: string; reference: string; key?: string },
      to: object,
      by: string | undefined = network,
    ) => rescheduleBooking(deps(), { ...access, network: by, ...at(0), ...to })
    expect(await move(other, at(6))).toEqual({ kind: 'prove' })
    // The share of the network that booked is used up, so another network can't make the move either.
    expect(await move(other, at(6), '203.0.113.1')).toEqual({ kind: 'prove' })
    // A move within the day uses the share that it frees.
    expect(await move(full[0] as typeof other, at(6))).toMatchObject({ kind: 'moved' })
    expect(await move(other, at(6), '')).toMatchObject({ kind: 'moved' })
    // A visitor with the link has read the message that went to the number.
    const late = await bookOn(5, DAYS[1])
    expect(await move({ ...late, key: 'x' }, at(7))).toEqual({ kind: 'prove' })
    const opened = { ...late, key: manageKey(deps().secret, late.id) }
    expect(await move(opened, at(7))).toMatchObject({ kind: 'moved' })
    const provedOf = async ({ id }: { id: string }) =>
      (await rowsOf(database(), THREE_CHAIRS)).find((row) => row.booking_id === id)?.proved
    expect([await provedOf(late), await provedOf(other)]).toEqual([true, false])
    // Two moves of this network have been counted.
    await count('move', 297)
    expect(await move(opened, at(6))).toMatchObject({ kind: 'moved' })
    expect(await move(opened, at(7))).toEqual({ kind: 'wait', by: 'network', until: minutesAfter(60) })
  })

  test('the network of a visit is deleted after the visit', async () => {
    await book(deps(), anon(1))
    await swept(sweepProofs(deps()))
    expect((await rowsOf(database(), ONE_CHAIR))[0]?.network).toMatch(/^[\w-]{22}$/)
    await swept(sweepProofs(deps(3 * 24 * 60)))
    expect(await rowsOf(database(), ONE_CHAIR)).toMatchObject([{ state: 'taken', network: null }])
  })
})
