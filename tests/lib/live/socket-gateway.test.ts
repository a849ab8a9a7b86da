import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { BEAT_TOPIC, MOST_TOPICS, slotsTopic } from '@/lib/addresses/live'
import { readPlaceNames } from '@/lib/db/queries/calendar/live-times'
import { depsOf, holdSid, inDays, ONE_CHAIR, slot, THREE_CHAIRS } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { eventually } from '@/tests/support/eventually'
import { connect, type LiveSite, listen, openLiveSite, signedAddress } from '@/tests/support/servers/live-site'

const DAY = inDays(2)

describe('the access to live availability', () => {
  const { database } = useTestPlaces()
  let site: LiveSite
  beforeAll(async () => {
    site = await openLiveSite(database())
  })
  afterAll(() => site.stop())
  const address = () => signedAddress(site.origin)

  /** The status of a request to open a socket; 101 when it was opened. */
  const knock = (to: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<number | undefined>((resolve, reject) => {
      const asked = request(to.replace(/^ws/, 'http'), {
        method,
        headers: {
          Connection: 'Upgrade',
          Upgrade: 'websocket',
          'Sec-WebSocket-Version': '13',
          'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
          ...headers,
        },
      })
      asked.once('response', (response) => resolve(response.resume().statusCode))
      asked.once('upgrade', (response, socket) => {
        socket.destroy()
        resolve(response.statusCode)
      })
      asked.once('error', reject).end()
    })

  test('the broker accepts only valid credentials of this site’s pool', async () => {
    const hourAgo = new Date(Date.now() - 3600_001)
    const statuses = [
      await knock(address()),
      await knock(`${site.origin}/mqtt`),
      await knock(`${address()}&more=1`),
      await knock(signedAddress(site.origin, { secret: 'another secret of thirty-two characters' })),
      await knock(signedAddress(site.origin, { now: hourAgo })),
      await knock(address(), { Host: 'another.example.in' }),
      await knock(address(), {}, 'POST'),
      await knock(address().replace('/mqtt', '/other')),
      await knock(address(), { 'Sec-WebSocket-Version': '1' }),
    ]
    expect(statuses).toEqual([101, 400, 403, 403, 403, 403, 405, 404, 400])
  })

  test('the broker closes a client that publishes, and no listener receives the message', async () => {
    const [listener, stranger] = [await connect(address()), await connect(address())]
    const heard = await listen(listener, slotsTopic(ONE_CHAIR))
    const closed = new Promise<void>((resolve) => stranger.once('close', () => resolve()))
    stranger.publish(slotsTopic(ONE_CHAIR), '{"at":9e15,"changes":[]}')
    await closed
    // A forged message would have been heard before this one.
    await holdSid(depsOf(database(), new Date()), slot(DAY))
    await eventually(() => expect(heard.map(({ changes }) => changes.length)).toEqual([1]))
    await listener.endAsync(true)
  })

  test('the broker refuses patterns, system topics, unknown places and more topics than a page has', async () => {
    const client = await connect(address())
    const granted = async (...topics: string[]) => {
      const results = await client.subscribeAsync(topics).catch((error: { packet?: unknown }) => {
        const { packet } = error as { packet?: { granted?: number[] } }
        return (packet?.granted ?? []).map((qos) => ({ qos }))
      })
      return results.map(({ qos }) => qos)
    }
    const refused = [
      '#',
      '+',
      'slots/#',
      'slots/+',
      '$SYS/#',
      '+/+',
      'slots/nowhere',
      'slots/a/b',
      'slots/',
      '/slots/x',
    ]
    for (const topic of refused) expect([topic, ...(await granted(topic))]).toEqual([topic, 128])
    expect(await granted(BEAT_TOPIC)).toEqual([0])
    expect(await granted(slotsTopic(ONE_CHAIR), slotsTopic(THREE_CHAIRS))).toEqual([0, 0])
    const others = (await readPlaceNames(database().reads))
      .flatMap(({ id }) => id)
      .filter((id) => id !== ONE_CHAIR && id !== THREE_CHAIRS)
    const more: (number | undefined)[] = []
    for (const id of others.slice(0, MOST_TOPICS)) more.push(...(await granted(slotsTopic(id))))
    expect(more).toEqual(Array.from(more, (_, n) => (n < MOST_TOPICS - 3 ? 0 : 128)))
    expect(more.length).toBe(MOST_TOPICS)
    await client.endAsync(true)
  })

  test('the broker refuses wills and sessions, and no client takes another’s id', async () => {
    const will = { topic: slotsTopic(ONE_CHAIR), payload: Buffer.from('x'), qos: 0, retain: false } as const
    await expect(connect(address(), { will })).rejects.toThrow()
    await expect(connect(address(), { clean: false, clientId: 'me' })).rejects.toThrow()
    await expect(connect(address(), { keepalive: 3600 })).rejects.toThrow()
    const [one, two] = [await connect(address(), { clientId: 'me' }), await connect(address(), { clientId: 'me' })]
    expect((await one.subscribeAsync(BEAT_TOPIC))[0]?.qos).toBe(0)
    await Promise.all([one.endAsync(true), two.endAsync(true)])
  })

  test('the broker closes a client that floods it or sends frames that are too long', async () => {
    const ended = (send: (socket: WebSocket) => void) =>
      new Promise<number>((resolve) => {
        const socket = new WebSocket(address(), ['mqtt'])
        socket.on('error', () => undefined)
        socket.once('open', () => send(socket))
        socket.once('close', resolve)
      })
    const pings = (socket: WebSocket) => {
      for (let n = 0; n < 1200; n += 1) socket.send(Buffer.from([0xc0, 0]))
    }
    expect(await ended(pings)).toBe(1006)
    expect(await ended((socket) => socket.send(Buffer.alloc(5000)))).toBe(1009)
    expect(await ended((socket) => socket.send(Buffer.from('GET / HTTP/1.1\r\n\r\n')))).toBeGreaterThan(1000)
  })

  test('the broker closes every socket when the process ends and opens no other', async () => {
    const ending = await openLiveSite(database())
    const client = await connect(signedAddress(ending.origin))
    const closed = new Promise<void>((resolve) => client.once('close', () => resolve()))
    await ending.stop()
    await closed
    await expect(connect(signedAddress(ending.origin))).rejects.toThrow()
  })
})
