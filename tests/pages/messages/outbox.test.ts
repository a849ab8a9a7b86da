// The outbox page shows codes, so it opens only on this machine and only with the key that the start prints.
import { beforeEach, describe, expect, test } from 'vitest'
import { development } from '@/lib/messages/transports/development'
import { sendCodeMessage } from '@/lib/messages/write-code'
import { runtime, setRuntime } from '@/lib/use-cases/runtime'
import * as outbox from '@/pages/dev/outbox'
import { OUTBOX_KEY, PageBrowser, serveFrom } from '@/tests/support/browser/page-browser'
import { book, minutesAfter, SECRET } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'

const WITH_KEY = `/dev/outbox?key=${encodeURIComponent(OUTBOX_KEY)}`

describe('the outbox page', () => {
  const { database, deps } = useTestPlaces()
  beforeEach(() => serveFrom(database()))
  const statusOf = async (address: string | undefined, headers: Record<string, string> = {}) =>
    (await new PageBrowser(address).get(outbox, WITH_KEY, headers)).status

  test.each([
    ['127.0.0.1', 'localhost:3000'],
    ['127.0.0.1', '127.0.0.1:8080'],
    ['::1', 'localhost'],
    ['::ffff:127.0.0.1', 'localhost:3000'],
  ])('the page opens for %s at %s', async (address, host) => {
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
  ])('the page stays closed for %s with %o', async (address, headers) => {
    expect(await statusOf(address, headers)).toBe(404)
  })

  // A request through a proxy on this machine, with two lines of configuration, looks like the machine itself.
  test.each(['', '?key=', '?key=guess', `?key=${OUTBOX_KEY.slice(1)}`, `?key=${OUTBOX_KEY}&key=guess`])(
    'the page stays closed without its key: %s',
    async (query) => {
      expect((await new PageBrowser('127.0.0.1').get(outbox, `/dev/outbox${query}`)).status).toBe(404)
    },
  )

  test.each(['', 'null', OUTBOX_KEY])('the page stays closed when no key was printed: %s', async (key) => {
    setRuntime({ ...runtime(), outboxKey: null })
    const url = `/dev/outbox?key=${encodeURIComponent(key)}`
    expect((await new PageBrowser('127.0.0.1').get(outbox, url)).status).toBe(404)
  })

  test('the page accepts no form, and neither search engines nor caches store it', async () => {
    const browser = new PageBrowser('127.0.0.1')
    expect((await browser.post(outbox, WITH_KEY, {})).status).toBe(404)
    expect((await browser.get(outbox, WITH_KEY)).headers).toMatchObject({
      'x-robots-tag': 'noindex',
      'cache-control': 'no-store',
    })
  })

  test('the page shows the newest message first, as its recipient reads it, with its code', async () => {
    await book(deps())
    const transports = { sms: development, email: development }
    const { sending } = await sendCodeMessage(
      { db: database(), now: minutesAfter(1), secret: SECRET, transports, origin: 'http://localhost' },
      {
        channel: 'sms',
        to: '+919800000007',
        language: 'en',
        code: '048213',
        purpose: 'mfa',
        expiresAt: minutesAfter(6),
      },
    )
    await sending
    const { messages } = (await new PageBrowser('127.0.0.1').get(outbox, WITH_KEY)).props
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
        text: expect.stringContaining('http://localhost:3000/m?'),
      },
    ])
  })
})
