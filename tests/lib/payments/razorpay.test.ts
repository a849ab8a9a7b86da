import { createHmac } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { razorpay } from '@/lib/payments/razorpay'
import { newLink } from '@/tests/support/payments/new-link'
import { type LocalServer, startLocalServer } from '@/tests/support/servers/local-server'

describe('the adapter', () => {
  let server: LocalServer
  beforeEach(async () => {
    server = await startLocalServer()
  })
  afterEach(() => server.stop())
  const gateway = (timeoutMs?: number) =>
    razorpay({
      keyId: 'rzp_test_1',
      keySecret: 'key secret',
      webhookSecret: 'webhook secret',
      base: `${server.origin}/v1`,
      ...(timeoutMs ? { timeoutMs } : {}),
    })

  test('a link is made for the whole amount, without messages by Razorpay', async () => {
    server.reply = { json: { id: 'plink_1', short_url: 'https://rzp.io/i/1', status: 'created', payments: null } }
    const given = newLink({ expiresAt: new Date('2026-11-30T10:00:00.900Z') })
    expect(await gateway().createLink(given)).toEqual({ linkId: 'plink_1', url: 'https://rzp.io/i/1' })
    expect(server.asked).toMatchObject([
      {
        method: 'POST',
        path: '/v1/payment_links',
        headers: { authorization: `Basic ${Buffer.from('rzp_test_1:key secret').toString('base64')}` },
        body: {
          amount: 19_900,
          currency: 'INR',
          accept_partial: false,
          reference_id: given.reference,
          description: 'Dental check-up',
          expire_by: Date.parse('2026-11-30T10:00:00Z') / 1000,
          callback_url: given.returnTo,
          callback_method: 'get',
          notify: { sms: false, email: false },
          reminder_enable: false,
        },
      },
    ])
  })

  test('only captured payments count, and numbers may be text', async () => {
    const payment = { payment_id: 'pay_1', amount: '19900', created_at: '1700000000', method: 'upi' }
    server.reply = {
      json: {
        id: 'plink_1',
        short_url: 'https://rzp.io/i/1',
        status: 'partially_paid',
        payments: [
          { ...payment, status: 'captured' },
          { ...payment, payment_id: 'pay_2', status: 'failed' },
          { ...payment, payment_id: 'pay_3', status: 'authorized' },
        ],
      },
    }
    expect(await gateway().fetchLink('plink_1')).toEqual({
      state: 'open',
      captures: [{ gatewayPaymentId: 'pay_1', paise: 19_900, at: new Date(1_700_000_000_000) }],
    })
  })

  test('a refund carries its reference as idempotency key', async () => {
    server.answer = ({ method }) => ({
      json: method === 'GET' ? { items: [{ receipt: null, status: 'processed' }] } : { status: 'pending' },
    })
    const refund = { reference: crypto.randomUUID(), gatewayPaymentId: 'pay_1', paise: 100 }
    expect(await gateway().refund(refund)).toBe('pending')
    expect(server.asked.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /v1/payments/pay_1/refunds?count=100',
      'POST /v1/payments/pay_1/refund',
    ])
    expect(server.asked[1]).toMatchObject({
      headers: { 'x-refund-idempotency': refund.reference },
      body: { amount: 100, speed: 'normal', receipt: refund.reference },
    })
  })

  test.each([
    [500, 'The payment gateway answered 500'],
    [401, 'The payment gateway answered 401'],
    [200, 'The payment gateway sent an answer that the site does not understand'],
    [302, "The payment gateway can't be reached, or did not answer in time"],
  ])('the status %i is an error without a secret', async (status, message) => {
    server.reply = { status, json: { key: 'key secret' }, headers: { Location: `${server.origin}/elsewhere` } }
    await expect(gateway().fetchLink('plink_1')).rejects.toThrow(new RegExp(`^${message}$`))
    expect(server.asked).toHaveLength(1)
  })

  test('a gateway that does not answer is given up', async () => {
    let free = () => {}
    server.reply = { json: {}, after: new Promise((resolve) => (free = resolve)) }
    await expect(gateway(50).fetchLink('plink_1')).rejects.toThrow('did not answer in time')
    free()
  })

  describe('events', () => {
    const sign = (body: string, secret = 'webhook secret') => createHmac('sha256', secret).update(body).digest('hex')
    const event = { event: 'payment_link.paid', payload: { payment_link: { entity: { id: 'plink_1' } } } }
    const body = JSON.stringify(event)

    test('a signed event names its link', () => {
      expect(gateway().readEvent(body, sign(body))).toEqual({ linkId: 'plink_1', refundReference: null })
    })

    test('the signature covers the raw body: the same keys in another order are refused', () => {
      const reordered = JSON.stringify({ payload: event.payload, event: event.event })
      expect(JSON.parse(reordered)).toEqual(event)
      expect(gateway().readEvent(reordered, sign(body))).toBeNull()
    })

    test.each([
      ['none', undefined],
      ['an empty one', ''],
      ['one by another secret', sign(body, 'another secret')],
      ['one in capital letters', sign(body).toUpperCase()],
    ])('%s as signature is refused', (_name, signature) => {
      expect(gateway().readEvent(body, signature)).toBeNull()
    })

    test.each(['{', '[]', '{"event":"payment.captured","payload":{}}'])('a signed %s names nothing', (text) => {
      expect(gateway().readEvent(text, sign(text))).toEqual({ linkId: null, refundReference: null })
    })
  })
})
