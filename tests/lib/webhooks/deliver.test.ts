import { sql } from 'kysely'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { listWebhookEvents, replayWebhookEvent, setWebhookTarget } from '@/lib/db/queries/chain/webhooks'
import { manageKey } from '@/lib/domain/booking/manage-key'
import { talliesOf } from '@/lib/metrics/tallies'
import { cancelBooking } from '@/lib/use-cases/booking/cancel'
import { rescheduleBooking } from '@/lib/use-cases/booking/reschedule'
import { deliverWebhooks } from '@/lib/webhooks/deliver'
import { post } from '@/lib/webhooks/post'
import { book, ONE_CHAIR, SECRET, slot, TOMORROW, ZONE, ZONE_PINCODE } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { type LocalServer, startLocalServer } from '@/tests/support/servers/local-server'

const KEY = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
const NEXT_KEY = `whsec_${Buffer.alloc(24, 8).toString('base64')}`
const HOUR = 3_600_000
/** The retry schedule of Standard Webhooks 1.0.0, in seconds. */
const WAITS_S = [5, 300, 1800, ...[2, 5, 10, 14, 20, 24].map((hours) => hours * 3600)]

let system: LocalServer
beforeAll(async () => {
  system = await startLocalServer('text')
})
afterAll(() => system.stop())

describe('the chain’s own system', () => {
  const { database, deps } = useTestPlaces()
  const at = (ms = 1000) => new Date(Date.now() + ms)
  const deliver = (now = at()) =>
    deliverWebhooks({ db: database(), now, url: `${system.origin}/hook`, secrets: [KEY, NEXT_KEY] })
  const due = async () => {
    const { rows } = await sql<{ due_at: Date | null }>`SELECT due_at FROM webhook_events`.execute(database().reads)
    return rows[0]?.due_at ?? null
  }
  beforeEach(async () => {
    system.asked.length = 0
    system.reply = { status: 204, json: '' }
    await setWebhookTarget(database().writes, null)
    await setWebhookTarget(database().writes, `${system.origin}/hook`)
  })

  test('the log reports a failing system once with its status, and once when it is back', async () => {
    const [failed, back] = (['error', 'warn'] as const).map((level) =>
      vi.spyOn(console, level).mockImplementation(() => undefined),
    )
    await book(deps())
    await deliver()
    failed?.mockClear()
    back?.mockClear()
    const { reference, id } = await book(deps(), { owner: 'bob', phone: '+919800000002', start: '11:00', end: '11:30' })
    await cancelBooking(deps(), { reference, key: manageKey(SECRET, id) })
    system.reply = { status: 500, json: '' }
    await deliver()
    expect(failed?.mock.calls).toEqual([['The webhook receiver has begun to fail: it answered 500']])
    system.reply = { status: 204, json: '' }
    await deliver(at(HOUR))
    expect(back?.mock.calls).toEqual([['The webhook receiver works again']])
    expect(talliesOf('webhooks').map(({ labels }) => labels.outcome)).toEqual(
      expect.arrayContaining(['taken', 'failed']),
    )
    failed?.mockRestore()
    back?.mockRestore()
  })

  test('the system gets the address of a home visit as long as the patient’s data is kept', async () => {
    const pincode = ZONE_PINCODE
    const address = { pincode, address: '7 Lake View', landmark: 'Temple', apartmentNumber: '4B' }
    await book(deps(), { placeId: ZONE, appointmentType: 'at_home', address })
    await deliver()
    const [told] = system.asked.map(({ body }) => JSON.parse(String(body)))
    expect(told.data.address).toEqual({
      flat: '4B',
      address: '7 Lake View',
      landmark: 'Temple',
      pincode,
      map_url: `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`4B, 7 Lake View, Temple, ${pincode}`)}`,
    })
  })

  test('the system learns whether the number is proved and the link’s campaign, without the invitation', async () => {
    const attribution = { utm_campaign: 'spring', gclid: 'Cj0KCQ', ref: 'FRIEND' }
    await book(deps(), { proved: true, attribution })
    const bob = { owner: 'bob', phone: '+919800000002', proved: false, attribution: {} }
    await book(deps(), { start: '11:00', end: '11:30', ...bob })
    await deliver()
    const told = system.asked.map(({ body }) => JSON.parse(String(body)).data)
    expect(told.map((data) => [data.phone, data.phone_proved, data.campaign]).sort()).toEqual([
      ['+919800000001', true, { utm_campaign: 'spring', gclid: 'Cj0KCQ' }],
      ['+919800000002', false, {}],
    ])
  })

  test('the system gets each event of a booking once, signed with every secret', async () => {
    const { reference, id } = await book(deps())
    const key = manageKey(SECRET, id)
    await rescheduleBooking(deps(), { reference, key, ...slot(TOMORROW, '11:00', '11:30') })
    await cancelBooking(deps(), { reference, key })
    expect([await deliver(), await deliver()]).toEqual([3, 0])
    expect(system.asked).toHaveLength(3)
    const told = system.asked.map(({ body, headers }) => {
      const given = { ...headers } as Record<string, string>
      expect(Buffer.byteLength(String(body))).toBeLessThan(20_000)
      expect(() => new Webhook(NEXT_KEY).verify(String(body), given)).not.toThrow()
      expect(() => new Webhook(NEXT_KEY).verify(`${body} `, given)).toThrow()
      return new Webhook(KEY).verify(String(body), given) as { type: string; data: Record<string, unknown> }
    })
    const first = told.find(({ type, data }) => type === 'booking.confirmed' && data.version === 0)
    expect(first?.data).toMatchObject({ booking_id: id, reference, status: 'confirmed', place_id: ONE_CHAIR })
    expect(first?.data).toMatchObject({ name: 'Ann Mary', phone: '+919800000001', address: null })
    const moved = told.find(({ type }) => type === 'booking.moved')
    expect(new Date(String(moved?.data.starts_at))).toEqual(new Date(`${TOMORROW}T11:00:00+05:30`))
  })

  test('an event is tried again after longer and longer waits and given up after 76 hours', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await book(deps())
    system.reply = { status: 500, json: '' }
    let now = at()
    for (const wait of WAITS_S) {
      expect(await deliver(now)).toBe(1)
      const waited = ((await due())?.getTime() ?? 0) - now.getTime()
      expect(waited / 1000).toBeGreaterThanOrEqual(wait)
      expect(waited / 1000).toBeLessThanOrEqual(wait * 1.1)
      now = new Date(now.getTime() + waited + 1)
    }
    expect([await deliver(now), await due()]).toEqual([1, null])
    expect(new Set(system.asked.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    expect(await listWebhookEvents(database().reads, 10)).toMatchObject([{ state: 'given up', tries: 10 }])

    const [{ id } = { id: '' }] = await listWebhookEvents(database().reads, 1)
    expect(await replayWebhookEvent(database().writes, 'nothing', now)).toBe(false)
    expect(await replayWebhookEvent(database().writes, id, now)).toBe(true)
    system.reply = { status: 503, json: '', headers: { 'Retry-After': '3600' } }
    expect(await deliver(now)).toBe(1)
    expect(await deliver(new Date(now.getTime() + HOUR - 1000))).toBe(0)
    system.reply = { status: 200, json: '' }
    expect(await deliver(new Date(now.getTime() + HOUR + 1000))).toBe(1)
    expect(await listWebhookEvents(database().reads, 10)).toMatchObject([{ state: 'delivered' }])
  })

  test('a system that answers 410 gets no more events until another target is set', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    await book(deps())
    system.reply = { status: 410, json: '' }
    expect([await deliver(), await deliver(at(HOUR))]).toEqual([1, 0])
    expect(said).toHaveBeenCalledOnce()
    await setWebhookTarget(database().writes, `${system.origin}/hook`)
    expect(await deliver(at(HOUR))).toBe(0)
    await setWebhookTarget(database().writes, `${system.origin}/other`)
    expect(await deliver(at(HOUR))).toBe(1)
  })
})

test.each([
  'https://10.0.0.7/hook',
  'https://[fd00::1]/hook',
  'https://169.254.169.254/latest',
  'https://[::ffff:192.168.1.1]/',
])('the target %s is in a private network and gets no request', async (url) => {
  await expect(post(url, {}, '{}')).rejects.toThrow('The target is in a private network')
})
