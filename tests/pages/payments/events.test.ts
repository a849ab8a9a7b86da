import { createHmac } from 'node:crypto'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { NextApiRequest, NextApiResponse } from 'next'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { databaseOver } from '@/lib/db/connection'
import { openPostgresPool } from '@/lib/db/postgres-pool'
import { BODY_LIMIT } from '@/lib/http/forms/body'
import { noteSuccess } from '@/lib/log/dependencies'
import { razorpay } from '@/lib/payments/razorpay'
import { runtime, setRuntime } from '@/lib/use-cases/runtime'
import events from '@/pages/api/payments/events'
import { serveFrom } from '@/tests/support/browser/page-browser'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { asksOf, LATER, LINK, putRefund } from '@/tests/support/payments/money-rows'

const SECRET = 'the secret of the events'
const paid = (linkId = LINK) =>
  JSON.stringify({ event: 'payment_link.paid', payload: { payment_link: { entity: { id: linkId } } } })
const refunded = (receipt: string | null) =>
  JSON.stringify({ event: 'refund.processed', payload: { refund: { entity: { receipt } } } })
const sign = (body: string) => createHmac('sha256', SECRET).update(body).digest('hex')

async function post(body: string, headers: Record<string, string> = {}, method = 'POST') {
  const req = Object.assign(new IncomingMessage(new Socket()), { method, url: '/api/payments/events' })
  // Razorpay's requests come from another site.
  Object.assign(req.headers, { host: 'localhost', 'sec-fetch-site': 'cross-site', ...headers })
  req.push(body)
  req.push(null)
  const res = Object.assign(new ServerResponse(req), {
    status: (code: number) => Object.assign(res, { statusCode: code }),
    json: () => undefined,
  })
  await events(req as NextApiRequest, res as unknown as NextApiResponse)
  return { status: res.statusCode, allow: res.getHeader('allow') }
}
const send = (body: string) => post(body, { 'x-razorpay-signature': sign(body) })

describe('the events of the payment gateway', () => {
  const { database } = useTestPlaces()
  let refundId = ''

  beforeEach(async () => {
    serveFrom(database())
    const gateway = razorpay({ keyId: 'key', keySecret: 'secret', webhookSecret: SECRET })
    setRuntime({ ...runtime(), gateway })
    refundId = await putRefund(database())
  })
  test('a signed event asks the gateway now, also when it comes again', async () => {
    const before = new Date()
    for (const _time of ['first', 'second']) {
      expect(await send(paid())).toMatchObject({ status: 200 })
      const [askAt, dueAt] = await asksOf(database())
      expect(askAt?.getTime()).toBeGreaterThanOrEqual(before.getTime())
      expect(askAt?.getTime()).toBeLessThanOrEqual(Date.now())
      expect(dueAt).toEqual(LATER)
    }
  })

  test('a signed event of a refund asks for the refund now', async () => {
    expect(await send(refunded(refundId))).toMatchObject({ status: 200 })
    const [askAt, dueAt] = await asksOf(database())
    expect(askAt).toEqual(LATER)
    expect(dueAt?.getTime()).toBeLessThanOrEqual(Date.now())
  })

  test.each([
    ['another page', paid('plink_2')],
    ['a refund that somebody made at the gateway', refunded('Receipt no. 31')],
    ['a refund without a reference', refunded(null)],
    ['something else', '{"event":"order.paid","payload":{}}'],
    ['no JSON', 'paid'],
  ])('a signed event about %s is taken, and changes nothing', async (_what, body) => {
    expect(await send(body)).toMatchObject({ status: 200 })
    expect(await asksOf(database())).toEqual([LATER, LATER])
  })

  test.each([
    ['no signature', {}],
    ['the signature of another body', { 'x-razorpay-signature': sign(paid('plink_2')) }],
    ['a signature of the same keys in another order', { 'x-razorpay-signature': sign(reordered(paid())) }],
  ])('an event with %s is refused', async (_what, headers) => {
    expect(await post(paid(), headers)).toMatchObject({ status: 401 })
    expect(await asksOf(database())).toEqual([LATER, LATER])
  })

  test('a body that is too large is refused', async () => {
    expect(await send('x'.repeat(BODY_LIMIT + 1))).toMatchObject({ status: 413 })
  })

  test('the endpoint answers POST requests only', async () => {
    expect(await post('', {}, 'GET')).toEqual({ status: 405, allow: 'POST' })
  })

  test('without a gateway there is no endpoint', async () => {
    setRuntime({ ...runtime(), gateway: null })
    expect(await send(paid())).toMatchObject({ status: 404 })
  })

  test('the gateway sends an event again when the database is away', async () => {
    const away = databaseOver('postgres', openPostgresPool('postgres://nobody@127.0.0.1:9/none'))
    setRuntime({ ...runtime(), db: away })
    // The tests of another file may have left the database marked as failing in this process.
    noteSuccess('database')
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(await send(paid())).toMatchObject({ status: 503 })
    await away.close()
    expect(logged.mock.calls.join()).toContain('The database has begun to fail')
    logged.mockRestore()
    noteSuccess('database')
  })
})

function reordered(body: string): string {
  const { event, payload } = JSON.parse(body)
  return JSON.stringify({ payload, event })
}
