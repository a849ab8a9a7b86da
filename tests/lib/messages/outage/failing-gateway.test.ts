import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { isFailing, noteFailure, noteSuccess } from '@/lib/log/dependencies'
import { SendError } from '@/lib/messages/transport'
import { watched } from '@/lib/messages/transports/watched'
import { sendCodeMessage } from '@/lib/messages/write-code'
import { talliesOf } from '@/lib/metrics/tallies'
import { code, depsWith, useKept } from '@/tests/lib/messages/kept-transport'
import { minutesAfter } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'

describe('the state of a gateway', () => {
  const { database } = useTestPlaces()
  const kept = useKept()
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  })
  afterEach(() => {
    noteSuccess('sms')
    vi.restoreAllMocks()
  })
  const counted = (outcome: string) =>
    talliesOf('codes').find(({ labels }) => labels.act === 'booking_code' && labels.outcome === outcome)?.n ?? 0
  const send = async (minutes: number) => {
    const message = { ...code(minutesAfter(minutes + 5)), purpose: 'booking' as const }
    const sms = watched('sms', { keepsText: false, send: (parcel) => kept.send(parcel) })
    const deps = depsWith(database(), sms, minutesAfter(minutes))
    await (await sendCodeMessage(deps, message)).sending
  }

  test('a gateway that accepts no code counts as failing from its first error to its next success', async () => {
    const before = [counted('sent'), counted('failed')]
    kept.fault = new SendError('the SMS gateway answered 401', { isRefusal: true, status: 401 })
    await send(0)
    expect([counted('sent'), counted('failed')]).toEqual([before[0], (before[1] ?? 0) + 1])
    expect(isFailing('sms')).toBe(true)
    kept.fault = null
    await send(1)
    expect(isFailing('sms')).toBe(false)
    expect(counted('sent')).toBe((before[0] ?? 0) + 1)
  })

  test('a gateway that refuses one message counts as working, and a failure counts for five minutes', async () => {
    kept.fault = new SendError('the SMS gateway answered 422', { status: 422 })
    await send(0)
    expect([isFailing('sms'), isFailing('mail')]).toEqual([false, false])
    const clock = vi.spyOn(performance, 'now').mockReturnValue(1000)
    noteFailure('sms', 'the SMS gateway answered 500')
    clock.mockReturnValue(1000 + 299_000)
    expect(isFailing('sms')).toBe(true)
    clock.mockReturnValue(1000 + 300_000)
    expect(isFailing('sms')).toBe(false)
  })
})
