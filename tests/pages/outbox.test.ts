// The outbox page shows codes: it is there on the machine itself, where nobody has set up a real pool, and nowhere else.
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readEnv } from '@/lib/env'
import { development } from '@/lib/messages/transports/development'
import { sendCodeMessage } from '@/lib/messages/write-code'
import { runtime, setRuntime } from '@/lib/server/runtime'
import * as outbox from '@/pages/dev/outbox'
import { addTestPlaces, book, depsOf, minutesAfter } from '@/tests/lib/server/test-places'
import { PageBrowser, serveFrom } from '@/tests/support/page-browser'
import { useDatabase } from '@/tests/support/test-database'

const REAL_POOL = { COGNITO_USER_POOL_ID: 'ap-south-1_AbCdEfGhI', COGNITO_CLIENT_ID: '1example23456789abcdefghij' }

describe('the outbox page', () => {
  const database = useDatabase('PGlite')
  beforeAll(() => addTestPlaces(database()))
  beforeEach(() => serveFrom(database()))
  const configure = (source: Record<string, string>) => setRuntime({ ...runtime(), env: readEnv(source) })
  const statusOf = async (address: string | undefined, headers: Record<string, string> = {}) =>
    (await new PageBrowser(address).get(outbox, '/dev/outbox', headers)).status

  test.each([
    ['127.0.0.1', 'localhost:3000'],
    ['127.0.0.1', '127.0.0.1:8080'],
    ['::1', 'localhost'],
    ['::ffff:127.0.0.1', 'localhost:3000'],
  ])('is there for %s at %s', async (address, host) => {
    expect(await statusOf(address, { host })).toBe(200)
  })

  test.each<[string | undefined, Record<string, string>]>([
    ['192.0.2.7', {}],
    ['::ffff:192.0.2.7', {}],
    ['2001:db8::127:0:0:1', {}],
    [undefined, {}],
    ['127.0.0.1', { host: 'book.example.in' }],
    ['127.0.0.1', { host: 'localhost.example.in' }],
    ['127.0.0.1', { host: '127.0.0.1.example.in:3000' }],
    ['127.0.0.1', { host: '' }],
    ['127.0.0.1', { 'x-forwarded-for': '127.0.0.1' }],
    ['127.0.0.1', { 'X-Forwarded-For': '' }],
    ['127.0.0.1', { 'x-forwarded-proto': 'https' }],
    ['127.0.0.1', { 'x-real-ip': '192.0.2.7' }],
    ['127.0.0.1', { forwarded: 'for=192.0.2.7' }],
    ['127.0.0.1', { via: '1.1 proxy' }],
  ])('is not there for %s with %o', async (address, headers) => {
    expect(await statusOf(address, headers)).toBe(404)
  })

  test('is not there with a real pool, nor where the site is published', async () => {
    configure(REAL_POOL)
    expect(await statusOf('127.0.0.1')).toBe(404)
    configure({ SITE_ORIGIN: 'https://book.example.in' })
    expect(await statusOf('127.0.0.1')).toBe(404)
    configure({ SITE_ORIGIN: 'http://localhost:3000' })
    expect(await statusOf('127.0.0.1')).toBe(200)
  })

  test('takes no form and is never for search engines nor a cache', async () => {
    const browser = new PageBrowser('127.0.0.1')
    expect((await browser.post(outbox, '/dev/outbox', {})).status).toBe(404)
    expect((await browser.get(outbox, '/dev/outbox')).headers).toMatchObject({
      'x-robots-tag': 'noindex',
      'cache-control': 'no-store',
    })
  })

  test('shows the newest first, each as its recipient reads it, with its code', async () => {
    await book(depsOf(database()))
    const transports = { sms: development, email: development }
    const { sending } = await sendCodeMessage(
      { db: database(), now: minutesAfter(1), transports, origin: 'http://localhost' },
      { channel: 'sms', to: '+919800000007', code: '048213', purpose: 'mfa', expiresAt: minutesAfter(6) },
    )
    await sending
    const { messages } = (await new PageBrowser('127.0.0.1').get(outbox, '/dev/outbox')).props
    expect(messages).toMatchObject([
      {
        kind: 'code',
        to: '98000 00007',
        code: '048213',
        state: 'kept here',
        text: expect.stringContaining('@localhost #'),
      },
      {
        kind: 'booking_confirmed',
        code: null,
        state: 'waits',
        text: expect.stringContaining('http://localhost:3000/manage/'),
      },
    ])
  })
})
