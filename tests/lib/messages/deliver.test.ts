import { describe, expect, test, vi } from 'vitest'
import { writeMessage } from '@/lib/db/queries/messages/outbox'
import { DELIVERY, deliverOutbox } from '@/lib/messages/deliver'
import type { Transport } from '@/lib/messages/transport'
import { allowedOnly } from '@/lib/messages/transports/allowed-only'
import { development } from '@/lib/messages/transports/development'
import { depsWith, outboxOf, PHONE, seconds, useKept } from '@/tests/lib/messages/kept-transport'
import { minutesAfter } from '@/tests/support/chain/test-places'
import { eventually } from '@/tests/support/eventually'
import { useDatabase } from '@/tests/support/servers/test-database'

const MEMBERSHIP = { number: 'MDK7M4Q2XN', validUntil: '2027-11-23', name: 'Meena' }

describe('the outbox', () => {
  const database = useDatabase()
  const kept = useKept()
  const deps = (now = minutesAfter(0), sms: Transport = kept) => depsWith(database(), sms, now)
  const rows = () => outboxOf(database())
  const write = (subject: string, to = PHONE) =>
    database().transaction((tx) =>
      writeMessage(tx, {
        language: 'en',
        kind: 'membership_activated',
        subject,
        to,
        payload: MEMBERSHIP,
        now: minutesAfter(0),
      }),
    )

  test('the outbox sends a message, marks it as sent and removes its personal data', async () => {
    await write('a')
    expect(await deliverOutbox(deps(minutesAfter(1)))).toBe(1)
    expect(kept.parcels).toMatchObject([{ to: PHONE, channel: 'sms', text: expect.stringContaining('is active') }])
    expect(await rows()).toMatchObject([{ sent_at: minutesAfter(1), personal_to: '', personal_payload: {} }])
    expect(await deliverOutbox(deps(minutesAfter(60)))).toBe(0)
    expect(kept.parcels).toHaveLength(1)
  })

  test('the outbox keeps the text where developers read it', async () => {
    await write('a')
    await deliverOutbox(deps(minutesAfter(1), development))
    expect(await rows()).toMatchObject([{ sent_at: minutesAfter(1), personal_to: PHONE, personal_payload: MEMBERSHIP }])
  })

  test('parallel deliveries send each message once', async () => {
    await Promise.all(
      Array.from({ length: 30 }, (_, index) => write(String(index), `+9198000001${String(index).padStart(2, '0')}`)),
    )
    let claimed = 1
    while (claimed > 0) {
      const counts = await Promise.all([1, 2, 3, 4].map(() => deliverOutbox(deps())))
      claimed = counts.reduce((sum, count) => sum + count, 0)
    }
    expect(kept.parcels).toHaveLength(30)
    expect(new Set(kept.parcels.map(({ id }) => id)).size).toBe(30)
  })

  test('the outbox tries again after 5, 10 and 20 seconds under the same id', async () => {
    await write('a')
    kept.fault = new Error('down')
    for (const [at, attempts] of [
      [0, 1],
      [4, 1],
      [5, 2],
      [14, 2],
      [15, 3],
    ] as const) {
      await deliverOutbox(deps(seconds(at)))
      expect((await rows())[0]).toMatchObject({ attempts, sent_at: null, dropped: null })
    }
    kept.fault = null
    await deliverOutbox(deps(seconds(35)))
    expect(kept.parcels.map(({ id }) => id)).toEqual([(await rows())[0]?.id])
  })

  test('a message survives two hours without its provider', async () => {
    await write('a')
    kept.fault = new Error('down')
    for (let minute = 0; minute < 120; minute += 1) await deliverOutbox(deps(minutesAfter(minute)))
    kept.fault = null
    await deliverOutbox(deps(minutesAfter(160)))
    expect(kept.parcels).toHaveLength(1)
  })

  test('the outbox gives up at last, with one log line that names no patient', async () => {
    const lines = vi.spyOn(console, 'error').mockReturnValue()
    await write('a')
    kept.fault = Object.assign(new Error(`no route to ${PHONE} for Meena`), { code: 'ENOROUTE' })
    for (let hour = 0; hour < 20; hour += 1) await deliverOutbox(deps(minutesAfter(hour * 31)))
    expect(lines.mock.calls).toEqual([
      [expect.stringMatching(/^A message \(membership_activated, [\w-]{36}\) .*ENOROUTE$/)],
    ])
    expect(await rows()).toMatchObject([
      { dropped: 'given_up', attempts: DELIVERY.tries, sent_at: null, personal_to: '', personal_payload: {} },
    ])
    lines.mockRestore()
  })

  test('the outbox drops a message to a country that is not allowed, with one log line that names no patient', async () => {
    const lines = vi.spyOn(console, 'error').mockReturnValue()
    await database().transaction((tx) =>
      writeMessage(tx, {
        kind: 'account_deleted',
        subject: 'a',
        to: '+3725123456',
        language: 'en',
        payload: {},
        now: minutesAfter(0),
      }),
    )
    await deliverOutbox(deps(minutesAfter(0), allowedOnly(kept, ['91'])))
    expect(kept.parcels).toEqual([])
    expect(await rows()).toMatchObject([{ dropped: 'refused', personal_to: '', personal_payload: {} }])
    expect(lines.mock.calls).toEqual([
      [expect.stringMatching(/^A message \(account_deleted, [\w-]{36}\) was not sent/)],
    ])
    expect(String(lines.mock.calls)).not.toContain('372')
    lines.mockRestore()
  })

  test('the outbox sends a killed process’s message again once the claim expires', async () => {
    await write('a')
    const never: Transport = { keepsText: false, send: () => new Promise(() => undefined) }
    void deliverOutbox(deps(minutesAfter(0), never))
    await eventually(async () => expect((await rows())[0]?.handed).toBe(true))
    await deliverOutbox(deps(seconds(59)))
    expect(kept.parcels).toHaveLength(0)
    await deliverOutbox(deps(seconds(60)))
    expect(kept.parcels).toHaveLength(1)
  })

  test('the outbox does not send yesterday’s message', async () => {
    await write('a')
    await deliverOutbox(deps(minutesAfter(24 * 60)))
    expect(kept.parcels).toEqual([])
    expect(await rows()).toMatchObject([{ dropped: 'expired', personal_to: '' }])
  })
})
