import { describe, expect, test } from 'vitest'
import { countSent, readSent, readSentByKind, sweepSentBefore } from '@/lib/db/queries/messages/sms-counts'
import { minutesAfter, NOW } from '@/tests/support/chain/test-places'
import { useDatabase } from '@/tests/support/servers/test-database'
import { swept } from '@/tests/support/swept'

const HOUR = 3_600_000

describe('the counts of SMS', () => {
  const database = useDatabase()
  const sent = (minutes: number, act = 'code', kind = 'code') =>
    database().transaction((tx) => countSent(tx, { act, kind, now: minutesAfter(minutes) }))
  const read = (minutes = 0) =>
    readSent(database().reads, {
      act: 'code',
      apart: ['reminder'],
      now: minutesAfter(minutes),
      windows: [HOUR, 24 * HOUR],
    })

  test('the counts add up by ten minutes, purpose and kind, also in parallel', async () => {
    await Promise.all([sent(0), sent(9), sent(9.99), sent(10), sent(0, 'notice', 'booking_moved')])
    const rows = await database().reads.selectFrom('sms_counts').selectAll().orderBy('since').orderBy('act').execute()
    expect(rows.map(({ since, act, kind, n }) => [since, act, kind, n])).toEqual([
      [NOW, 'code', 'code', 3],
      [NOW, 'notice', 'booking_moved', 1],
      [minutesAfter(10), 'code', 'code', 1],
    ])
    expect(await readSentByKind(database().reads, minutesAfter(20), HOUR)).toEqual([
      { act: 'code', kind: 'code', n: 4 },
      { act: 'notice', kind: 'booking_moved', n: 1 },
    ])
  })

  test('the counts are read for one purpose and for all, with the moments at which they leave the window', async () => {
    const none = { n: 0, ends: null }
    expect(await read()).toEqual([
      { ofAct: none, all: none },
      { ofAct: none, all: none },
    ])
    await sent(0)
    await sent(30, 'notice')
    // A reminder counts only against its own budget.
    await sent(30, 'reminder')
    const ends = (minutes: number, n: number) => ({ n, ends: minutesAfter(minutes) })
    expect(await read(60)).toEqual([
      { ofAct: ends(70, 1), all: ends(70, 2) },
      { ofAct: ends(24 * 60 + 10, 1), all: ends(24 * 60 + 10, 2) },
    ])
    // A span counts until its last moment has left the window.
    expect((await read(69.99))[0]).toEqual({ ofAct: ends(70, 1), all: ends(70, 2) })
    expect((await read(70))[0]).toEqual({ ofAct: none, all: ends(100, 1) })
  })

  test('the sweep deletes counts that no window needs', async () => {
    await sent(0)
    await swept(sweepSentBefore(database().writes, minutesAfter(69.99), HOUR))
    expect(await readSentByKind(database().reads, minutesAfter(69), HOUR)).toHaveLength(1)
    await swept(sweepSentBefore(database().writes, minutesAfter(70), HOUR))
    expect(await database().reads.selectFrom('sms_counts').selectAll().execute()).toEqual([])
  })
})
