import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { deliverOutbox } from '@/lib/messages/deliver'
import type { Transport } from '@/lib/messages/transport'
import { httpSms } from '@/lib/messages/transports/http-sms'
import { sendCodeMessage } from '@/lib/messages/write-code'
import { code, depsWith, outboxOf, seconds, useKept } from '@/tests/lib/messages/kept-transport'
import { minutesAfter } from '@/tests/support/chain/test-places'
import { type LocalServer, startLocalServer } from '@/tests/support/servers/local-server'
import { useDatabase } from '@/tests/support/servers/test-database'

const sendAndWait = async (...args: Parameters<typeof sendCodeMessage>) => (await sendCodeMessage(...args)).sending

describe('the message with a code', () => {
  const database = useDatabase()
  const kept = useKept()
  const deps = (now = minutesAfter(0), sms: Transport = kept) => depsWith(database(), sms, now)
  const rows = () => outboxOf(database())

  test('the code goes out at once, and its row keeps no personal data', async () => {
    await sendAndWait(deps(), code(minutesAfter(5), '048213'))
    expect(kept.texts).toEqual([expect.stringMatching(/^048213 .*\n@book\.muthu-dental\.example #048213$/s)])
    expect(await rows()).toMatchObject([
      { kind: 'code', sent_at: minutesAfter(0), expires_at: minutesAfter(5), personal_to: '', personal_payload: {} },
    ])
    expect(await deliverOutbox(deps(minutesAfter(2)))).toBe(0)
  })

  test('the code is tried again while it is valid, and never after it expires', async () => {
    kept.fault = new Error('down')
    await sendAndWait(deps(), code(minutesAfter(5)))
    await deliverOutbox(deps(seconds(5)))
    expect(await rows()).toMatchObject([{ attempts: 2, sent_at: null }])
    kept.fault = null
    await deliverOutbox(deps(minutesAfter(5)))
    expect(kept.parcels).toEqual([])
    expect(await rows()).toMatchObject([{ dropped: 'expired', personal_to: '', personal_payload: {} }])
  })

  test('the code is tried every half minute while it is valid', async () => {
    kept.fault = new Error('down')
    await sendAndWait(deps(), code(minutesAfter(5)))
    for (let second = 2; second < 270; second += 2) await deliverOutbox(deps(seconds(second)))
    kept.fault = null
    for (let second = 270; second < 300; second += 2) await deliverOutbox(deps(seconds(second)))
    expect(kept.parcels).toHaveLength(1)
  })

  test('a new code replaces a waiting code of the same number and purpose', async () => {
    kept.fault = new Error('down')
    await sendAndWait(deps(), code(minutesAfter(5), '111111'))
    await sendAndWait(deps(seconds(1)), { ...code(minutesAfter(5), '222222'), purpose: 'reset' })
    await sendAndWait(deps(seconds(2)), code(minutesAfter(6), '333333'))
    kept.fault = null
    await deliverOutbox(deps(minutesAfter(1)))
    expect(kept.texts.map((text) => text.slice(0, 6)).sort()).toEqual(['222222', '333333'])
  })

  test('a slow provider keeps no request waiting', async () => {
    const slow: Transport = { keepsText: false, send: () => new Promise(() => undefined) }
    await sendCodeMessage(deps(minutesAfter(0), slow), code(minutesAfter(5)))
    expect(await rows()).toMatchObject([{ attempts: 1, sent_at: null }])
  })
})

describe('the code through a real gateway', () => {
  const database = useDatabase()
  let gateway: LocalServer
  beforeEach(async () => {
    gateway = await startLocalServer()
  })
  afterEach(() => gateway.stop())

  test('a refused code arrives at the next try under the same id', async () => {
    const sms = httpSms({ url: gateway.origin, token: 'a token', sender: 'MUTHUD' })
    const deps = (now: Date) => depsWith(database(), sms, now)
    gateway.reply = { status: 503, json: {} }
    await sendAndWait(deps(minutesAfter(0)), code(minutesAfter(5)))
    gateway.reply = { json: {} }
    await deliverOutbox(deps(minutesAfter(1)))
    await deliverOutbox(deps(minutesAfter(2)))
    const ids = gateway.asked.map(({ body }) => (body as { id: string }).id)
    expect(ids).toHaveLength(2)
    expect(new Set(ids).size).toBe(1)
  })
})
