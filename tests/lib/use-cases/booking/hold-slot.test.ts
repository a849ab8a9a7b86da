import { describe, expect, test } from 'vitest'
import { holdSlot } from '@/lib/use-cases/booking/hold'
import { listSlots } from '@/lib/use-cases/calendar/list-slots'
import {
  holdInput,
  holdSid,
  minutesAfter,
  NOW,
  ONE_CHAIR,
  rowsOf,
  slot,
  THREE_CHAIRS,
  TODAY,
  TOMORROW,
} from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'

describe('the hold of a slot', () => {
  const { database, deps } = useTestPlaces()
  const sidOf = (given = {}, minutes = 0) => holdSid(deps(minutes), given)

  test('a new hold is one row for ten minutes', async () => {
    const outcome = await holdSlot(deps(), holdInput({ phone: '+919800000001' }))
    const rows = await rowsOf(database(), ONE_CHAIR)
    expect(outcome).toEqual({ kind: 'held', sid: rows[0]?.id, heldUntil: minutesAfter(10) })
    expect(rows).toMatchObject([
      {
        seat: 1,
        state: 'held',
        owner: 'ann',
        held_until: minutesAfter(10),
        personal_phone: '+919800000001',
        reference: null,
        starts_at: new Date('2026-11-24T04:30:00Z'),
        ends_at: new Date('2026-11-24T05:00:00Z'),
        created_at: NOW,
      },
    ])
  })

  test('the same browser gets its existing hold unchanged', async () => {
    const first = await holdSlot(deps(), holdInput())
    expect(await holdSlot(deps(5), holdInput())).toEqual(first)
    expect(await rowsOf(database(), ONE_CHAIR)).toHaveLength(1)
  })

  test('a second browser is refused and gets the three nearest slots', async () => {
    await holdSlot(deps(), holdInput())
    expect(await holdSlot(deps(), holdInput({ owner: 'bob' }))).toEqual({
      kind: 'taken',
      nearest: [
        slot(TOMORROW, '09:30', '10:00'),
        slot(TOMORROW, '10:30', '11:00'),
        slot(TOMORROW, '09:00', '09:30'),
      ].map((each) => ({ ...each, state: 'free' })),
    })
  })

  test('the slot is free the moment the hold expires, before and after the sweep', async () => {
    await holdSlot(deps(), holdInput())
    expect(await holdSlot(deps(9.99), holdInput({ owner: 'bob' }))).toMatchObject({ kind: 'taken' })
    expect(await holdSlot(deps(10), holdInput({ owner: 'bob' }))).toMatchObject({ kind: 'held' })
    expect(await rowsOf(database(), ONE_CHAIR)).toMatchObject([{ owner: 'bob', state: 'held' }])
  })

  test.each([
    ['a time outside the hours', slot(TOMORROW, '13:00', '13:30')],
    ['a time between the slots', slot(TOMORROW, '10:15', '10:45')],
    ['another end', slot(TOMORROW, '10:00', '11:00')],
    ['an end before the start', slot(TOMORROW, '10:00', '09:30')],
    ['a Sunday', slot('2026-11-29')],
    ['yesterday', slot('2026-11-22')],
    ['the day after the window', slot('2026-12-23')],
    ['a time within the lead time', slot(TODAY, '11:30', '12:00')],
    ['no time at all', slot(TOMORROW, '99:99', 'x')],
  ])('the hold is refused as closed for %s', async (_, wrong) => {
    expect(await holdSlot(deps(), holdInput(wrong))).toEqual({ kind: 'closed' })
  })

  test('the hold is refused as closed for an unknown place and on a closed day', async () => {
    expect(await holdSlot(deps(), holdInput({ placeId: 'nowhere' }))).toEqual({ kind: 'closed' })
    await database()
      .writes.insertInto('closed_days')
      .values({ place_id: ONE_CHAIR, day: '2026-11-26', reason: 'Works' })
      .execute()
    expect(await holdSlot(deps(), holdInput(slot('2026-11-26')))).toEqual({ kind: 'closed' })
  })

  test('a browser may hold the last day of the window and a slot exactly two hours ahead', async () => {
    expect(await holdSlot(deps(), holdInput(slot('2026-12-22')))).toMatchObject({ kind: 'held' })
    expect(await holdSlot(deps(), holdInput(slot(TODAY, '12:00', '12:30')))).toMatchObject({ kind: 'held' })
  })

  test('the holds fill every chair before one is refused', async () => {
    const owners = ['ann', 'bob', 'cid', 'dev']
    const kinds = []
    for (const owner of owners) kinds.push((await holdSlot(deps(), holdInput({ owner, placeId: THREE_CHAIRS }))).kind)
    expect(kinds).toEqual(['held', 'held', 'held', 'taken'])
    expect((await rowsOf(database(), THREE_CHAIRS)).map((row) => row.seat).sort()).toEqual([1, 2, 3])
  })

  test('the browser sees its own hold, and other browsers do not see the slot', async () => {
    await holdSlot(deps(), holdInput())
    const stateFor = async (owner: string) =>
      (await listSlots(deps(), { placeId: ONE_CHAIR, owner, day: TOMORROW }))?.slots.find(
        (each) => each.start === '10:00',
      )?.state
    expect([await stateFor('ann'), await stateFor('bob')]).toEqual(['held_for_you', undefined])
  })

  test('a new hold removes the hold that it replaces, if it is the same browser’s', async () => {
    const first = await sidOf()
    const others = await sidOf({ owner: 'bob', start: '11:00', end: '11:30' })
    const second = await sidOf({ start: '10:30', end: '11:00', replaces: first }, 1)
    const third = await sidOf({ start: '11:30', end: '12:00', replaces: others }, 2)
    expect((await rowsOf(database(), ONE_CHAIR)).map((row) => row.id)).toEqual([others, second, third])
  })

  test('the earlier hold stays when the new slot is taken, and an invalid id is ignored', async () => {
    const first = await sidOf()
    await sidOf({ owner: 'bob', start: '11:00', end: '11:30', replaces: 'not-a-sid' })
    expect(await holdSlot(deps(), holdInput({ start: '11:00', end: '11:30', replaces: first }))).toMatchObject({
      kind: 'taken',
    })
    expect((await rowsOf(database(), ONE_CHAIR)).map((row) => row.id)).toContain(first)
  })

  test('a browser keeps its three newest holds', async () => {
    const starts = [
      ['09:00', '09:30'],
      ['09:30', '10:00'],
      ['10:00', '10:30'],
      ['10:30', '11:00'],
    ] as const
    for (const [at, [start, end]] of starts.entries()) await sidOf({ start, end, phone: '+919800000001' }, at)
    const rows = await rowsOf(database(), ONE_CHAIR)
    expect(rows.map((row) => row.starts_at.toISOString().slice(11, 16))).toEqual(['04:00', '04:30', '05:00'])
  })

  test('the replaced hold does not count among the three', async () => {
    const first = await sidOf({ start: '09:00', end: '09:30' })
    const second = await sidOf({ start: '09:30', end: '10:00' }, 1)
    const third = await sidOf({}, 2)
    const fourth = await sidOf({ start: '10:30', end: '11:00', replaces: third, phone: '+919800000001' }, 3)
    expect((await rowsOf(database(), ONE_CHAIR)).map((row) => row.id)).toEqual([first, second, fourth])
  })
})
