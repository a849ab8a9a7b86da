import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { chain, setChain } from '@/lib/catalogue/chain'
import { readEnv } from '@/lib/env'
import { deliverOutbox } from '@/lib/messages/deliver'
import { SendError } from '@/lib/messages/transport'
import { transportsFrom } from '@/lib/messages/transports/from-env'
import { httpWhatsapp } from '@/lib/messages/transports/http-whatsapp'
import { depsWith, Kept, outboxOf, seconds, useKept } from '@/tests/lib/messages/kept-transport'
import { book } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { type LocalServer, startLocalServer } from '@/tests/support/servers/local-server'

const PHONE = '+919800000001'
const TEMPLATE = { template: 'visit_booked', language: 'en', parameters: { day: 'Tue 24 Nov' } } as const

describe('the WhatsApp gateway', () => {
  let gateway: LocalServer
  beforeEach(async () => {
    gateway = await startLocalServer()
  })
  afterEach(() => gateway.stop())
  const parcel = { id: 'row-1', channel: 'sms', to: PHONE, text: 'Booked', whatsapp: TEMPLATE } as const

  test('the gateway gets every value that the README lists', async () => {
    await httpWhatsapp({ url: `${gateway.origin}/send`, token: 'a token' }).send(parcel)
    expect(gateway.asked).toMatchObject([
      {
        headers: { authorization: 'Bearer a token', 'idempotency-key': 'row-1' },
        body: { id: 'row-1', to: PHONE, text: 'Booked', ...TEMPLATE },
      },
    ])
  })

  test('the gateway needs an SMS gateway beside it and serves the same countries', async () => {
    const SITE_ORIGIN = 'https://book.example.in'
    const WHATSAPP_GATEWAY_URL = gateway.origin
    expect(() => readEnv({ SITE_ORIGIN, WHATSAPP_GATEWAY_URL })).toThrow(/WHATSAPP_GATEWAY_URL needs SMS/)
    const { whatsapp } = transportsFrom(
      readEnv({ SITE_ORIGIN, WHATSAPP_GATEWAY_URL, SNS_REGION: 'ap-south-1', SMS_SENDER: 'MULADN' }),
    )
    await expect(whatsapp?.send({ ...parcel, to: '+447400123456' })).rejects.toThrow()
    await whatsapp?.send(parcel)
    expect(gateway.asked).toHaveLength(1)
  })
})

describe('a message with a WhatsApp template', () => {
  const { database, deps } = useTestPlaces()
  const sms = useKept()
  const whatsapp = new Kept()
  const deliver = async (after: number) => {
    const asked = depsWith(database(), sms, seconds(after))
    await deliverOutbox({ ...asked, transports: { ...asked.transports, whatsapp } })
    return [whatsapp.parcels.length, sms.parcels.length]
  }
  beforeEach(async () => {
    whatsapp.parcels.length = 0
    whatsapp.fault = null
    await book(deps())
  })
  beforeEach(() => {
    const before = chain()
    setChain({ ...before, sms: { ...before.sms, whatsapp: { confirmed_clinic: 'visit_booked' } } })
    onTestFinished(() => setChain(before))
  })

  test('the message goes by WhatsApp alone, filled with the same values', async () => {
    expect(await deliver(30)).toEqual([1, 0])
    const [{ whatsapp: told, text } = { text: '' }] = whatsapp.parcels
    expect(told).toMatchObject({ template: 'visit_booked', parameters: { day: 'Tue 24 Nov', time: '10:00 am' } })
    for (const value of Object.values(told?.parameters ?? {})) expect(text).toContain(value)
    expect(await deliver(90)).toEqual([1, 0])
  })

  test.each([400, 404, 410, 422])(
    'the message goes by SMS at once when the gateway answers %i, and stays there',
    async (status) => {
      whatsapp.fault = new SendError('no', { isRefusal: true, status })
      sms.fault = new SendError('down')
      expect(await deliver(30)).toEqual([0, 0])
      whatsapp.fault = null
      sms.fault = null
      expect(await deliver(40)).toEqual([0, 1])
      expect(await deliver(7200)).toEqual([0, 1])
    },
  )

  test('the message goes by SMS when the gateway is unreachable', async () => {
    whatsapp.fault = new SendError('away', { isRefusal: true, status: 503 })
    expect(await deliver(30)).toEqual([0, 1])
  })

  test('a message that may have arrived is tried again at WhatsApp alone, under its id', async () => {
    whatsapp.fault = new SendError('late')
    expect(await deliver(30)).toEqual([0, 0])
    whatsapp.fault = new SendError('away', { isRefusal: true, status: 503 })
    expect(await deliver(40)).toEqual([0, 0])
    const [row] = await outboxOf(database())
    whatsapp.fault = null
    expect(await deliver(60)).toEqual([1, 0])
    expect(whatsapp.parcels.map(({ id }) => id)).toEqual([row?.id])
  })

  test('a message that the gateway certainly refused goes by SMS', async () => {
    whatsapp.fault = new SendError('late')
    expect(await deliver(30)).toEqual([0, 0])
    whatsapp.fault = new SendError('no', { isRefusal: true, status: 404 })
    expect(await deliver(40)).toEqual([0, 1])
  })
})
