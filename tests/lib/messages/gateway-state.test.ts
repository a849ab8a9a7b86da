// Whether the SMS gateway takes messages: what a code's page and the metrics say of it.
import { afterEach, describe, expect, test } from 'vitest'
import { isSmsFailing, noteHandOver } from '@/lib/messages/gateway-state'
import { SendError } from '@/lib/messages/transport'
import { sendCodeMessage } from '@/lib/messages/write-code'
import { talliesOf } from '@/lib/metrics/tallies'
import { code, depsWith, useKept } from '@/tests/lib/messages/kept-transport'
import { minutesAfter } from '@/tests/support/test-places'
import { useTestPlaces } from '@/tests/support/use-test-places'

describe('a gateway', () => {
  const { database } = useTestPlaces()
  const kept = useKept()
  afterEach(() => noteHandOver({ channel: 'sms' }, null, minutesAfter(0)))
  const counted = (outcome: string) =>
    talliesOf('codes').find(({ labels }) => labels.act === 'booking_code' && labels.outcome === outcome)?.n ?? 0
  const send = async (minutes: number) => {
    const message = { ...code(minutesAfter(minutes + 5)), purpose: 'booking' as const }
    await (await sendCodeMessage(depsWith(database(), kept, minutesAfter(minutes)), message)).sending
  }

  test('that takes no code fails from its first try to its next success, and counts none as sent', async () => {
    const before = [counted('sent'), counted('failed')]
    kept.fault = new SendError('the SMS gateway answered 401', { isRefusal: true, status: 401 })
    await send(0)
    expect([counted('sent'), counted('failed')]).toEqual([before[0], (before[1] ?? 0) + 1])
    expect([isSmsFailing(minutesAfter(0)), isSmsFailing(minutesAfter(4))]).toEqual([true, true])
    kept.fault = null
    await send(1)
    expect(isSmsFailing(minutesAfter(1))).toBe(false)
    expect(counted('sent')).toBe((before[0] ?? 0) + 1)
  })

  test('that refuses one number or text works, and an old failure says nothing', () => {
    const note = (status: number) => noteHandOver({ channel: 'sms' }, new SendError('', { status }), minutesAfter(0))
    for (const status of [400, 404, 410, 422]) note(status)
    noteHandOver({ channel: 'email' }, new SendError('', { status: 500 }), minutesAfter(0))
    expect(isSmsFailing(minutesAfter(0))).toBe(false)
    note(500)
    expect([isSmsFailing(minutesAfter(4.9)), isSmsFailing(minutesAfter(5))]).toEqual([true, false])
  })
})
