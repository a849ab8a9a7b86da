// The adapter speaks to the stand-in over HTTP, as it speaks to Razorpay.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { PAYMENT_EVENTS } from '@/lib/addresses/calls'
import { razorpay } from '@/lib/payments/razorpay'
import { openStandIn, type StandIn } from '@/server/payment-stand-in'
import { newLink } from '@/tests/support/payments/new-link'
import { type LocalServer, startLocalServer } from '@/tests/support/servers/local-server'

const HOUR_MS = 3_600_000

describe('the stand-in', () => {
  let folder: string
  let standIn: StandIn
  let site: LocalServer
  const open = async () => {
    standIn = await openStandIn({ PORT: 0, HOST: '127.0.0.1' }, folder)
  }
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'stand-in-'))
    site = await startLocalServer('text')
    site.reply = { json: '' }
    await open()
  })
  afterEach(async () => {
    vi.useRealTimers()
    await standIn.stop()
    await site.stop()
    await rm(folder, { recursive: true })
  })
  const press = (url: string, fields: Record<string, string>) =>
    fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })
  const paidLink = async (act = 'pay') => {
    const link = await standIn.gateway.createLink(newLink())
    await press(link.url, { act })
    const [capture] = (await standIn.gateway.fetchLink(link.linkId)).captures
    return { ...link, gatewayPaymentId: capture?.gatewayPaymentId ?? '' }
  }
  const passTime = (ms: number) => {
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.setSystemTime(Date.now() + ms)
  }

  test('a new page is open, shows the price, and says that no money is taken', async () => {
    const { linkId, url } = await standIn.gateway.createLink(newLink({ description: 'Check-up <b>' }))
    expect(await standIn.gateway.fetchLink(linkId)).toEqual({ state: 'open', captures: [] })
    const page = await (await fetch(url)).text()
    expect(page).toContain('<h1>TEST: no money is taken</h1>')
    expect(page).toContain('Check-up &#60;b&#62;: <strong>₹199</strong>')
  })

  test('a repeated reference returns the first page', async () => {
    const link = newLink()
    const first = await standIn.gateway.createLink(link)
    expect(await standIn.gateway.createLink(link)).toEqual(first)
  })

  test('a page that would end within 15 minutes is refused', async () => {
    const making = standIn.gateway.createLink(newLink({ expiresAt: new Date(Date.now() + 60_000) }))
    await expect(making).rejects.toThrow('The payment gateway answered 400')
  })

  test('a payment leads back to the site as Razorpay does', async () => {
    const given = newLink()
    const { linkId, url } = await standIn.gateway.createLink(given)
    const answer = await press(url, { act: 'pay' })
    const { state, captures } = await standIn.gateway.fetchLink(linkId)
    expect([state, captures.map(({ paise }) => paise)]).toEqual(['paid', [given.paise]])
    const to = new URL(answer.headers.get('location') ?? '')
    expect([answer.status, to.origin + to.pathname]).toEqual([303, given.returnTo])
    expect(Object.fromEntries(to.searchParams)).toMatchObject({
      razorpay_payment_id: captures[0]?.gatewayPaymentId,
      razorpay_payment_link_id: linkId,
      razorpay_payment_link_reference_id: given.reference,
      razorpay_payment_link_status: 'paid',
    })
  })

  test.each([
    ['pay', 'paid', 1],
    ['fail', 'open', 0],
    ['twice', 'paid', 2],
    ['late', 'ended', 1],
    ['unreported', 'paid', 1],
  ])('after the button %s the page is %s with %i payments', async (name, state, count) => {
    const { linkId } = await paidLink(name)
    const found = await standIn.gateway.fetchLink(linkId)
    expect([found.state, found.captures.length]).toEqual([state, count])
  })

  test('a paid page takes no other payment', async () => {
    const { linkId, url } = await paidLink()
    expect((await press(url, { act: 'pay' })).status).toBe(409)
    expect((await standIn.gateway.fetchLink(linkId)).captures).toHaveLength(1)
  })

  test('an open page can be cancelled, and may still bring late money', async () => {
    const { linkId, url } = await standIn.gateway.createLink(newLink())
    expect(await standIn.gateway.cancelLink(linkId)).toEqual({ state: 'ended', captures: [] })
    expect(await standIn.gateway.cancelLink(linkId)).toEqual({ state: 'ended', captures: [] })
    await press(url, { act: 'late' })
    expect(await standIn.gateway.fetchLink(linkId)).toMatchObject({ state: 'ended', captures: [{ paise: 19_900 }] })
  })

  test('a paid page stays paid when it is cancelled', async () => {
    const { linkId } = await paidLink()
    expect(await standIn.gateway.cancelLink(linkId)).toMatchObject({ state: 'paid', captures: [{}] })
  })

  test('a page ends by itself', async () => {
    const { linkId } = await standIn.gateway.createLink(newLink())
    passTime(HOUR_MS)
    expect(await standIn.gateway.fetchLink(linkId)).toEqual({ state: 'ended', captures: [] })
  })

  test('a refund that is asked for twice is made once, and tells how it stands', async () => {
    const { gatewayPaymentId, url } = await paidLink()
    const refund = { reference: crypto.randomUUID(), gatewayPaymentId, paise: 19_900 }
    expect([await standIn.gateway.refund(refund), await standIn.gateway.refund(refund)]).toEqual(['pending', 'pending'])
    expect((await (await fetch(url)).text()).match(/Refund of/g)).toHaveLength(1)
    const another = standIn.gateway.refund({ ...refund, reference: crypto.randomUUID(), paise: 100 })
    await expect(another).rejects.toThrow('answered 400')
    passTime(60_000)
    expect(await standIn.gateway.refund(refund)).toBe('done')
  })

  test('a refund can fail', async () => {
    const { gatewayPaymentId, url } = await paidLink()
    const refund = { reference: crypto.randomUUID(), gatewayPaymentId, paise: 100 }
    await standIn.gateway.refund(refund)
    const [, id = ''] = /name="refund" value="([^"]+)"/.exec(await (await fetch(url)).text()) ?? []
    expect((await press(url, { refund: id })).status).toBe(303)
    expect(await standIn.gateway.refund(refund)).toBe('failed')
  })

  test('a restart loses nothing', async () => {
    const { linkId } = await paidLink()
    await standIn.stop()
    await open()
    expect(await standIn.gateway.fetchLink(linkId)).toMatchObject({ state: 'paid', captures: [{ paise: 19_900 }] })
  })

  test('the calls need the key', async () => {
    const stranger = razorpay({ keyId: 'a', keySecret: 'b', webhookSecret: 'c', base: `${standIn.address}/v1` })
    await expect(stranger.createLink(newLink())).rejects.toThrow('answered 401')
  })

  const hints = () =>
    site.asked.map(({ body, headers }) =>
      standIn.gateway.readEvent(String(body), String(headers['x-razorpay-signature'])),
    )

  test('a payment is reported to the site with a signature', async () => {
    standIn.start(site.origin)
    const { linkId } = await paidLink()
    await expect.poll(() => site.asked.length).toBe(1)
    expect(site.asked[0]).toMatchObject({ method: 'POST', path: PAYMENT_EVENTS })
    expect(hints()).toEqual([{ linkId, refundReference: null }])
  })

  test('an event can be lost, repeated, delayed and refused', async () => {
    site.answer = () => (site.asked.length === 1 ? { status: 503, json: '' } : undefined)
    standIn.start(site.origin)
    await paidLink('unreported')
    const delayed = await paidLink('delayed')
    const thrice = await paidLink('thrice')
    await expect.poll(() => site.asked.length).toBe(3)
    expect(new Set(hints().map((hint) => hint?.linkId))).toEqual(new Set([thrice.linkId]))
    expect(new Set(site.asked.map(({ headers }) => headers['x-razorpay-event-id'])).size).toBe(1)
    passTime(HOUR_MS)
    await expect.poll(() => site.asked.length).toBeGreaterThanOrEqual(7)
    expect(new Set(hints().map((hint) => hint?.linkId))).toEqual(new Set([thrice.linkId, delayed.linkId]))
  })

  test('a refund is reported by its reference', async () => {
    const { gatewayPaymentId } = await paidLink('unreported')
    const reference = crypto.randomUUID()
    await standIn.gateway.refund({ reference, gatewayPaymentId, paise: 100 })
    passTime(60_000)
    standIn.start(site.origin)
    await expect.poll(() => site.asked.length).toBe(1)
    expect(hints()).toEqual([{ linkId: null, refundReference: reference }])
  })
})
