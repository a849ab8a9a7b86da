import { describe, expect, test } from 'vitest'
import { raiseLinkVersion, relinkWaiting } from '@/lib/db/queries/booking/manage-links'
import { minutesAfter, NOW } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { PHONE, putBooking, putMessage, putMove, TEN } from '@/tests/support/put-rows'

describe('the manage links', () => {
  const { database } = useTestPlaces()

  test('a manage link gets its next version once', async () => {
    const id = await putBooking(database(), { network: 'n' })
    const other = await putBooking(database(), {}, { seat: 2 })
    const raise = (from: number) => database().transaction((tx) => raiseLinkVersion(tx, { id, from }))
    expect(await raise(1)).toBeUndefined()
    const both = await Promise.all([raise(0), raise(0)])
    expect(both.filter((each) => each !== undefined)).toEqual([{ network: 'n' }])
    const versions = await database().reads.selectFrom('bookings').select(['id', 'link_version']).execute()
    expect(new Map(versions.map((row) => [row.id, row.link_version]))).toEqual(
      new Map([
        [id, 1],
        [other, 0],
      ]),
    )
  })

  test('a new manage link goes into the booking’s waiting messages, and messages about an earlier time are dropped', async () => {
    const id = await putBooking(database())
    const moved = await putMove(database(), id, { starts_at: minutesAfter(60, TEN) })
    const other = await putBooking(database(), {}, { seat: 2 })
    const put = (kind: string, subject: string, given = {}) =>
      putMessage(database(), { kind, subject, personal_payload: '{"manage":"old","name":"“Ann”"}', ...given })
    const rows = [
      ['waits', await put('booking_confirmed', id)],
      ['waits', await put('booking_moved', moved)],
      ['waits', await put('booking_cancelled', moved)],
      ['keeps', await put('booking_confirmed', other)],
      ['keeps', await put('booking_confirmed', moved, { sent_at: NOW })],
      ['keeps', await put('booking_moved', id, { dropped: 'expired' })],
      ['keeps', await put('booking_link', id)],
      ['given up', await put('booking_link', `${id}:1`)],
      ['keeps', await put('booking_link', `${id}:2`, { sent_at: NOW })],
      ['keeps', await put('booking_link', `${other}:1`)],
      ['keeps', await put('account_deleted', `${id}:1`)],
    ] as const
    const relink = (manage: string, earlier: string[]) =>
      database().transaction((tx) => relinkWaiting(tx, { id, manage, earlier }))
    const become = async () => {
      const read = await database().reads.selectFrom('outbox').selectAll().execute()
      const byId = new Map(read.map((row) => [row.id, row]))
      return rows.map(([, row]) => [
        byId.get(row)?.personal_payload,
        byId.get(row)?.dropped,
        byId.get(row)?.personal_to,
      ])
    }
    const before = await become()
    await relink('/manage?key=“new”', [`${id}:1`, `${id}:2`])
    const after = { manage: '/manage?key=“new”', name: '“Ann”' }
    expect(await become()).toEqual(
      before.map(([payload, dropped, to], n) => {
        const what = rows[n]?.[0]
        if (what === 'given up') return [{}, 'superseded', '']
        return [what === 'waits' ? after : payload, dropped, to]
      }),
    )
    await relink('newer', [])
    expect((await become())[0]).toEqual([{ ...after, manage: 'newer' }, null, PHONE])
  })
})
