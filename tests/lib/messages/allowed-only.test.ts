// The country is checked once more before a real gateway is called.
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readEnv } from '@/lib/env'
import { RefusedNumber } from '@/lib/messages/transport'
import { transportsFrom } from '@/lib/messages/transports/from-env'
import { type LocalServer, startLocalServer } from '@/tests/support/servers/local-server'

describe('numbers of other countries', () => {
  let gateway: LocalServer
  beforeEach(async () => {
    gateway = await startLocalServer()
  })
  afterEach(() => gateway.stop())
  const SMS = { id: 'row-1', channel: 'sms', to: '+919800000001', text: '123456 is your code' } as const
  const sms = (given: Record<string, string> = {}) =>
    transportsFrom(
      readEnv({
        SITE_ORIGIN: 'https://book.example.in',
        SMS_SENDER: 'MULADN',
        SMS_GATEWAY_URL: gateway.origin,
        ...given,
      }),
    ).sms

  test.each(['+882130123456', '+992372123456', '+3725123456', '+447700900123', '+918023456789'])(
    'the number %s gets no message',
    async (to) => {
      await expect(sms().send({ ...SMS, to })).rejects.toThrow(RefusedNumber)
      expect(gateway.asked).toEqual([])
    },
  )

  test('a listed country’s number gets the message, and India’s does not unless India is listed too', async () => {
    await sms({ SMS_COUNTRIES: '971' }).send({ ...SMS, to: '+971501234567' })
    expect(gateway.asked).toHaveLength(1)
    await expect(sms({ SMS_COUNTRIES: '971' }).send(SMS)).rejects.toThrow(RefusedNumber)
  })
})
