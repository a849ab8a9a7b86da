import { describe, expect, test } from 'vitest'
import { CAMPAIGN_WORDS } from '@/lib/catalogue/funnel'
import { insertEvent } from '@/lib/db/queries/leads/events'
import { takeLocks } from '@/lib/db/queries/locks'
import {
  countHits,
  deleteHits,
  deleteOneHit,
  hitQueries,
  insertHits,
  sweepHitsBefore,
} from '@/lib/db/queries/operations/limit-hits'
import { mapValues } from '@/lib/types/keys'
import { minutesAfter, NOW } from '@/tests/support/chain/test-places'
import { somebodyWaits } from '@/tests/support/interleave'
import { ENGINE, useDatabase } from '@/tests/support/servers/test-database'
import { swept } from '@/tests/support/swept'

describe('the hits of rate limits', () => {
  const database = useDatabase()
  const mark = (minutes: number, ...keys: string[]) =>
    database().transaction((tx) => insertHits(tx, keys, minutesAfter(minutes)))
  const count = (key: string, since = -60, most = 10) =>
    countHits(database().reads, [{ key, since: minutesAfter(since), most }])

  test('the query counts hits by key since a moment, in the given order, up to a number', async () => {
    for (const minutes of [-30, -20, -10]) await mark(minutes, 'a', ...(minutes === -20 ? ['b'] : []))
    const asked = [
      { key: 'b', since: minutesAfter(-60), most: 5 },
      { key: 'none', since: minutesAfter(-60), most: 5 },
      // A hit exactly at the start of the window lies before it.
      { key: 'a', since: minutesAfter(-30), most: 5 },
      { key: 'a', since: minutesAfter(-31), most: 5 },
      // With more hits than `most`, the newest count; the oldest of these says when the next hit may come.
      { key: 'a', since: minutesAfter(-60), most: 2 },
    ]
    expect(await countHits(database().reads, asked)).toEqual([
      { n: 1, oldest: minutesAfter(-20) },
      { n: 0, oldest: null },
      { n: 2, oldest: minutesAfter(-20) },
      { n: 3, oldest: minutesAfter(-30) },
      { n: 2, oldest: minutesAfter(-20) },
    ])
    expect(await countHits(database().reads, [])).toEqual([])
  })

  test('the query removes one of several hits at one moment, for each key', async () => {
    for (let n = 0; n < 3; n += 1) await mark(0, 'a', 'b')
    await mark(1, 'a')
    await deleteOneHit(database().writes, ['a', 'b', 'none'], NOW)
    expect([await count('a'), await count('b')]).toMatchObject([[{ n: 3 }], [{ n: 2 }]])
    await deleteOneHit(database().writes, [], NOW)
    await deleteHits(database().writes, [])
    await mark(2)
    expect(await count('a')).toMatchObject([{ n: 3 }])
    await deleteHits(database().writes, ['a'])
    expect([await count('a'), await count('b')]).toMatchObject([[{ n: 0 }], [{ n: 2 }]])
  })

  test('the sweep deletes hits from before a moment, not at the moment itself', async () => {
    await mark(-20, 'a')
    await mark(-10, 'a')
    await swept(sweepHitsBefore(database().writes, minutesAfter(-10)))
    expect(await count('a')).toEqual([{ n: 1, oldest: minutesAfter(-10) }])
  })

  test('the rate limit bounds the events of one key, and a refused event is not written', async () => {
    const send = (key: string, now = NOW) => {
      const event = {
        name: 'Page View',
        path: '/',
        treatment: null,
        variant: null,
        ...mapValues(CAMPAIGN_WORDS, () => null),
        city: null,
        device: null,
        arrived: false,
        firstOfDay: false,
        firstOfWeek: false,
        now,
      }
      const asked = [{ key, since: minutesAfter(-60, now), most: 2 }]
      return insertEvent(database().writes, event, hitQueries(asked))
    }
    expect([await send('a'), await send('a', minutesAfter(1)), await send('a', minutesAfter(2))]).toEqual([
      true,
      true,
      false,
    ])
    expect([await send('b'), await send('a', minutesAfter(60))]).toEqual([true, true])
    expect(await database().reads.selectFrom('events').select('id').execute()).toHaveLength(4)
    expect(await count('a', -1)).toMatchObject([{ n: 3 }])
  })

  test('the lock keys end with their transaction', async () => {
    for (const words of [['phone', 'browser'], ['browser', 'browser'], []])
      await database().transaction(async (tx) => {
        await takeLocks(tx, words)
        await insertHits(tx, ['a'], NOW)
      })
    expect(await count('a')).toMatchObject([{ n: 3 }])
  })

  test.runIf(ENGINE === 'PostgreSQL')('a transaction waits for another that has locked one of its keys', async () => {
    let isIn = false
    const second = () =>
      database().transaction(async (tx) => {
        await takeLocks(tx, ['network', 'browser'])
        isIn = true
      })
    const waited = await database().transaction(async (tx) => {
      await takeLocks(tx, ['phone', 'browser'])
      const waits = second()
      while (!isIn && !(await somebodyWaits(database().reads))) await new Promise((resolve) => setTimeout(resolve, 1))
      expect(isIn).toBe(false)
      return { waits }
    })
    await waited.waits
    expect(isIn).toBe(true)
  })
})
