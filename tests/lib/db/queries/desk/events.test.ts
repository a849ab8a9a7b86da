import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { type DeskEvent, readDeskEvents, writeDeskEvent } from '@/lib/db/queries/desk/events'
import { NOW } from '@/tests/support/chain/test-places'
import { useDatabase } from '@/tests/support/servers/test-database'

const STAFF = '6f2d4e1c-0000-4000-8000-000000000001'

describe('the desk’s events', () => {
  const database = useDatabase()
  const write = (given: Partial<DeskEvent> = {}) =>
    database().transaction((tx) =>
      writeDeskEvent(tx, {
        at: NOW,
        staffId: STAFF,
        placeId: 'c101',
        verb: 'mark',
        subject: 'a',
        before: { visit: 'expected' },
        after: { visit: 'arrived', version: 1 },
        ...given,
      }),
    )
  const read = async (query: Partial<Parameters<typeof readDeskEvents>[1]> = {}) =>
    (await readDeskEvents(database().reads, { placeIds: null, limit: 10, ...query })).map(({ id }) => id)

  test('the events are read as they were written, newest first, and show which are undone', async () => {
    const first = await write({ reason: 'mistake' })
    const second = await write({ verb: 'restore', undoes: first })
    const [last, before] = await readDeskEvents(database().reads, { placeIds: ['c101'], limit: 5 })
    expect(last).toMatchObject({ id: second, verb: 'restore', undoes: first, reason: null, is_undone: false })
    expect(before).toEqual({
      id: first,
      at: NOW,
      staff_id: STAFF,
      place_id: 'c101',
      verb: 'mark',
      subject: 'a',
      reason: 'mistake',
      before: { visit: 'expected' },
      after: { visit: 'arrived', version: 1 },
      undoes: null,
      is_undone: true,
    })
  })

  test('the events are filtered by place and subject, page by page', async () => {
    const ids: number[] = []
    for (const n of [0, 1, 2, 3, 4, 5]) ids.push(await write({ placeId: `c10${n % 3}`, subject: n < 2 ? 'a' : 'b' }))
    const [a, b, c, d, e, f] = ids
    expect(await read()).toEqual([f, e, d, c, b, a])
    expect(await read({ placeIds: ['c100', 'c101'] })).toEqual([e, d, b, a])
    expect(await read({ placeIds: ['c100', 'c101'], limit: 2, before: e })).toEqual([d, b])
    expect(await read({ placeIds: [] })).toEqual([])
    expect(await read({ subject: 'a' })).toEqual([b, a])
    expect(await read({ subject: 'b', placeIds: ['c102'], before: f })).toEqual([c])
    expect(await read({ limit: 2, before: e })).toEqual([d, c])
  })

  test('the events can’t be changed, deleted or emptied, and each is undone once', async () => {
    const id = await write()
    const refused = { code: '23001' }
    await expect(sql`UPDATE desk_events SET verb = 'x'`.execute(database().writes)).rejects.toMatchObject(refused)
    await expect(sql`DELETE FROM desk_events`.execute(database().writes)).rejects.toMatchObject(refused)
    await expect(sql`TRUNCATE desk_events, booking_corrections`.execute(database().writes)).rejects.toMatchObject(
      refused,
    )
    await write({ undoes: id })
    await expect(write({ undoes: id })).rejects.toMatchObject({ code: '23505' })
    expect(await read()).toHaveLength(2)
  })
})
