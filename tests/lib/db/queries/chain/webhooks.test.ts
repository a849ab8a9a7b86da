import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  claimWebhookEvents,
  disableWebhookTarget,
  endWebhookTry,
  listWebhookEvents,
  replayWebhookEvent,
  setWebhookTarget,
  sweepWebhookEvents,
} from '@/lib/db/queries/chain/webhooks'
import { manageKey } from '@/lib/domain/booking/manage-key'
import { cancelBooking } from '@/lib/use-cases/booking/cancel'
import { rescheduleBooking } from '@/lib/use-cases/booking/reschedule'
import { undoCancel } from '@/lib/use-cases/booking/undo-cancel'
import { book, SECRET, slot, TOMORROW } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'

import { swept } from '@/tests/support/swept'

const URL = 'https://chain.example.in/bookings'
const HOUR = 3_600_000

describe('the events of bookings', () => {
  const { database, deps } = useTestPlaces()
  const at = (ms = 1000) => new Date(Date.now() + ms)
  const kinds = async () => (await listWebhookEvents(database().reads, 10)).map(({ kind }) => kind).reverse()
  beforeEach(async () => {
    await setWebhookTarget(database().writes, null)
    await setWebhookTarget(database().writes, URL)
  })

  test('each change of a booking writes one event', async () => {
    const { reference, id } = await book(deps())
    const key = manageKey(SECRET, id)
    await rescheduleBooking(deps(), { reference, key, ...slot(TOMORROW, '11:00', '11:30') })
    await cancelBooking(deps(), { reference, key })
    expect(await undoCancel(deps(), { reference, key, network: '192.0.2.1' })).toMatchObject({ kind: 'undone' })
    for (const visit of ['arrived', 'in_chair', 'kept'])
      await database().script(`UPDATE bookings SET visit = '${visit}' WHERE reference = '${reference}'`)
    expect(await kinds()).toEqual(['confirmed', 'moved', 'cancelled', 'confirmed', 'arrived', 'kept'])
  })

  test('a rolled-back change writes no event, nor does any change without a target', async () => {
    await book(deps())
    const rolled = database().transaction(async (tx) => {
      await sql`UPDATE bookings SET visit = 'arrived'`.execute(tx)
      throw new Error('not after all')
    })
    await expect(rolled).rejects.toThrow('not after all')
    expect(await kinds()).toEqual(['confirmed'])
    await setWebhookTarget(database().writes, null)
    await book(deps(), { owner: 'bob', ...slot(TOMORROW, '12:00', '12:30') })
    expect(await kinds()).toEqual(['confirmed'])
  })

  test('one process at a time claims an event, and an event can be sent again', async () => {
    await book(deps())
    const claim = (now: Date) =>
      claimWebhookEvents(database().writes, { now, until: new Date(now.getTime() + 60_000), most: 20 })
    const [event] = await claim(at())
    expect([event?.tries, await claim(at())]).toEqual([1, []])
    expect(await claim(at(120_000))).toMatchObject([{ id: event?.id, tries: 2 }])
    await endWebhookTry(database().writes, { id: event?.id ?? '', deliveredAt: at(), dueAt: null })
    await disableWebhookTarget(database().writes, at())
    expect(await replayWebhookEvent(database().writes, 'nothing', at())).toBe(false)
    expect(await replayWebhookEvent(database().writes, event?.id ?? '', at())).toBe(true)
    expect(await listWebhookEvents(database().reads, 10)).toMatchObject([{ id: event?.id, tries: 0, state: 'waits' }])
    expect(await claim(at(HOUR))).toEqual([])
    await swept(sweepWebhookEvents(database().writes, at(-HOUR)))
    expect(await kinds()).toEqual(['confirmed'])
    await swept(sweepWebhookEvents(database().writes, at(HOUR)))
    expect(await kinds()).toEqual([])
  })
})
