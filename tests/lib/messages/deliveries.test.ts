import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { writeMessage } from '@/lib/db/queries/messages/outbox'
import type { Database } from '@/lib/db/schema'
import { readEnv } from '@/lib/env'
import { openDeliveries } from '@/server/deliveries'
import { PHONE } from '@/tests/lib/messages/kept-transport'
import { SECRET } from '@/tests/support/chain/test-places'
import { eventually } from '@/tests/support/eventually'
import { type LocalServer, startLocalServer } from '@/tests/support/servers/local-server'
import { useDatabase } from '@/tests/support/servers/test-database'

describe('the delivery loop', () => {
  const database = useDatabase()
  let gateway: LocalServer
  beforeEach(async () => {
    gateway = await startLocalServer()
  })
  afterEach(() => gateway.stop())

  const open = (db: Database) => {
    const env = readEnv({
      SITE_ORIGIN: 'https://book.example.in',
      SMS_SENDER: 'MULADN',
      SMS_GATEWAY_URL: `${gateway.origin}/send`,
    })
    const deliveries = openDeliveries({ db, env, secret: SECRET })
    deliveries.start('https://book.example.in')
    return deliveries
  }
  const write = (subject: string) =>
    database().transaction((tx) =>
      writeMessage(tx, { kind: 'account_deleted', subject, to: PHONE, language: 'en', payload: {}, now: new Date() }),
    )
  const arrived = (count: number) => eventually(() => expect(gateway.asked).toHaveLength(count))

  test('two delivery loops send each message once, and none after they stop', async () => {
    const both = [open(database()), open(database())]
    await Promise.all(['a', 'b', 'c'].map(write))
    await arrived(3)
    await Promise.all(both.map((each) => each.stop()))
    await write('d')
    await new Promise((resolve) => setTimeout(resolve, 2500))
    expect(gateway.asked).toHaveLength(3)
  })

  test('the delivery loop continues after a database outage and logs its start and end', async () => {
    const [failed, back] = (['error', 'warn'] as const).map((level) =>
      vi.spyOn(console, level).mockImplementation(() => undefined),
    )
    let isAway = true
    const away = new Proxy(database(), {
      get(db, name) {
        if (isAway && name === 'writes') throw Object.assign(new Error('gone'), { code: 'ECONNREFUSED' })
        return Reflect.get(db, name)
      },
    })
    const deliveries = open(away)
    await write('a')
    await new Promise((resolve) => setTimeout(resolve, 2500))
    expect(gateway.asked).toHaveLength(0)
    isAway = false
    await arrived(1)
    await deliveries.stop()
    expect(failed?.mock.calls).toEqual([["The database has begun to fail: it can't be reached (ECONNREFUSED)"]])
    expect(back?.mock.calls).toEqual([['The database works again']])
    failed?.mockRestore()
    back?.mockRestore()
  })

  test('the loop sends a code before it starts, with the site’s own domain', async () => {
    const env = readEnv({
      SITE_ORIGIN: 'https://book.example.in',
      SMS_SENDER: 'MULADN',
      SMS_GATEWAY_URL: `${gateway.origin}/send`,
    })
    const deliveries = openDeliveries({ db: database(), env, secret: SECRET })
    const expiresAt = new Date(Date.now() + 300_000)
    await deliveries.send({ channel: 'sms', to: PHONE, language: 'en', code: '048213', purpose: 'sign_in', expiresAt })
    await deliveries.stop()
    expect(gateway.asked[0]?.body).toMatchObject({
      to: PHONE,
      text: expect.stringMatching(/@book\.example\.in #048213$/),
    })
  })
})
