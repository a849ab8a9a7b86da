// WhatsApp before SMS where the chain has a template there: what it is told, and that no message goes by both.
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
const TEMPLATE = { template: 'visit_booked', parameters: { day: 'Tue 24 Nov' } }

describe('the gateway of WhatsApp', () => {
  let gateway: LocalServer
  beforeEach(async () => {
    gateway = await startLocalServer()
  })
  afterEach(() => gateway.stop())
  const parcel = { id: 'row-1', channel: 'sms', to: PHONE, text: 'Booked', whatsapp: TEMPLATE } as const

  test('is told all that README names', async () => {
    await httpWhatsapp({ url: `${gateway.origin}/send`, token: 'a token' }).send(parcel)
    expect(gateway.asked).toMatchObject([
      {
        headers: { authorization: 'Bearer a token', 'idempotency-key': 'row-1' },
        body: { id: 'row-1', to: PHONE, text: 'Booked', ...TEMPLATE },
      },
    ])
  })

  test('is set beside one of SMS, and for the same countries', async () => {
    const SITE_ORIGIN = 'https://book.example.in'
    const WHATSAPP_GATEWAY_URL = gateway.origin
    expect(() => readEnv({ SITE_ORIGIN, WHATSAPP_GATEWAY_URL })).toThrow(/WHATSAPP_GATEWAY_URL needs SMS/)
    const { whatsapp } = transportsFrom(readEnv({ SITE_ORIGIN, WHATSAPP_GATEWAY_URL, SNS_REGION: 'ap-south-1' }))
    await expect(whatsapp?.send({ ...parcel, to: '+447400123456' })).rejects.toThrow()
    await whatsapp?.send(parcel)
    expect(gateway.asked).toHaveLength(1)
  })
})

describe('a message that has a template at WhatsApp', () => {
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

  test('goes by it alone, filled from the same words', async () => {
    expect(await deliver(30)).toEqual([1, 0])
    const [{ whatsapp: told, text } = { text: '' }] = whatsapp.parcels
    expect(told).toMatchObject({ template: 'visit_booked', parameters: { day: 'Tue 24 Nov', time: '10:00 am' } })
    for (const value of Object.values(told?.parameters ?? {})) expect(text).toContain(value)
    expect(await deliver(90)).toEqual([1, 0])
  })

  test.each([400, 404, 410, 422])(
    'goes by SMS at once where the gateway answers %i, and stays there',
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

  test('goes by SMS where nobody is at the gateway', async () => {
    whatsapp.fault = new SendError('away', { isRefusal: true, status: 503 })
    expect(await deliver(30)).toEqual([0, 1])
  })

  test('that may have arrived is tried again there under its id, and by nothing else while that is not sure', async () => {
    whatsapp.fault = new SendError('late')
    expect(await deliver(30)).toEqual([0, 0])
    whatsapp.fault = new SendError('away', { isRefusal: true, status: 503 })
    expect(await deliver(40)).toEqual([0, 0])
    const [row] = await outboxOf(database())
    whatsapp.fault = null
    expect(await deliver(60)).toEqual([1, 0])
    expect(whatsapp.parcels.map(({ id }) => id)).toEqual([row?.id])
  })

  test('that the gateway knows and never took goes by SMS after all', async () => {
    whatsapp.fault = new SendError('late')
    expect(await deliver(30)).toEqual([0, 0])
    whatsapp.fault = new SendError('no', { isRefusal: true, status: 404 })
    expect(await deliver(40)).toEqual([0, 1])
  })
})
