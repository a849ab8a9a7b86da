import { createServer, request, type Server } from 'node:http'
import { type AddressInfo, connect as dial, type Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { type LiveMessage, slotsTopic } from '@/lib/addresses/live'
import { type Broker, openBroker } from '@/lib/live/broker'
import { openPublisher } from '@/lib/live/publisher'
import { openSocketGateway, type SocketGateway } from '@/lib/live/socket-gateway'
import { ONE_CHAIR, THREE_CHAIRS, ZONE } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { eventually } from '@/tests/support/eventually'
import { connect, listen } from '@/tests/support/servers/live-site'
import { watched } from '@/tests/support/servers/watched-database'

const now = () => new Date()
const SOON = () => new Date(Date.now() + 3_600_000)

describe('attacks on live availability', () => {
  let [server, broker, door]: [Server, Broker, SocketGateway] = [null as never, null as never, null as never]
  let isAway = false
  const sockets: Socket[] = []
  beforeEach(async () => {
    isAway = false
    broker = await openBroker(async () => {
      if (isAway) throw new Error('away')
      return true
    })
    const verify = () => ({ kind: 'good' as const, identityId: 'guest', until: SOON() })
    const addressOf = ({ headers }: { headers: NodeJS.Dict<string | string[]> }) =>
      String(headers['x-from'] ?? '192.0.2.1')
    door = openSocketGateway({ verify, addressOf, take: broker.take, now })
    server = createServer((_req, res) => void res.end())
    server.on('upgrade', (asked, socket, head) => door.answer(asked, socket, head))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  })
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy()
    await door.close()
    await broker.close()
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  const port = () => (server.address() as AddressInfo).port
  const address = () => `ws://127.0.0.1:${port()}/mqtt?signed`
  const OPENING = [
    'GET /mqtt?signed HTTP/1.1',
    'Host: x',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    'Sec-WebSocket-Protocol: mqtt',
    '',
    '',
  ].join('\r\n')

  const knock = (from: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      const headers = {
        Connection: 'Upgrade',
        Upgrade: 'websocket',
        'Sec-WebSocket-Version': '13',
        'x-from': from,
        'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
        'Sec-WebSocket-Protocol': 'mqtt',
      }
      const asked = request({ port: port(), host: '127.0.0.1', path: '/mqtt?signed', headers })
      asked.once('response', (response) => resolve(response.resume().statusCode))
      asked.once('upgrade', (response, socket) => {
        sockets.push(socket as Socket)
        socket.on('error', () => undefined)
        resolve(response.statusCode)
      })
      asked.once('error', reject).end()
    })

  test('a network with a thousand sockets gets four hundred, and other networks still get in', async () => {
    const statuses: (number | undefined)[] = []
    for (let n = 0; n < 20; n += 1)
      statuses.push(...(await Promise.all(Array.from({ length: 50 }, () => knock('192.0.2.7')))))
    const count = (status: number) => statuses.filter((each) => each === status).length
    expect([count(101), count(429), door.count()]).toEqual([400, 600, 400])
    expect(await knock('192.0.2.8')).toBe(101)
    // A closed socket makes room for another one.
    for (const socket of sockets.splice(0, 10)) socket.destroy()
    await eventually(() => expect(door.count()).toBe(391))
    expect(await knock('192.0.2.7')).toBe(101)
  })

  test('the broker closes a socket that says nothing, or only half of its packet', async () => {
    const ended = (begin: (socket: WebSocket) => void) =>
      new Promise<void>((resolve) => {
        const socket = new WebSocket(address(), ['mqtt'])
        socket.once('open', () => begin(socket)).once('close', () => resolve())
        socket.on('error', () => undefined)
      })
    // The first half of a CONNECT, and the header of a packet of 256 MB.
    const halves = [[], [0x10, 0x0c, 0x00, 0x04], [0x30, 0xff, 0xff, 0xff, 0x7f]]
    await Promise.all(halves.map((bytes) => ended((socket) => socket.send(Buffer.from(bytes)))))
    await eventually(() => expect(door.count()).toBe(0))
  })

  test('the broker cuts off an endless packet early, and lets no answers to pings pile up', async () => {
    const client = await connect(address(), { protocolVersion: 4 })
    const closed = new Promise<void>((resolve) => client.once('close', () => resolve()))
    // Looks like a subscription of 256 MB, in frames of an allowed length.
    const raw = client.stream as unknown as { write(bytes: Buffer): void }
    raw.write(Buffer.from([0x82, 0xff, 0xff, 0xff, 0x7f]))
    for (let n = 0; n < 40; n += 1) raw.write(Buffer.alloc(1000))
    await closed
    await eventually(() => expect(door.count()).toBe(0))

    const pinging = new WebSocket(address(), ['mqtt'])
    let pongs = 0
    pinging.on('pong', () => {
      pongs += 1
    })
    const gone = new Promise<number>((resolve) => pinging.once('close', resolve))
    pinging.once('open', () => {
      for (let n = 0; n < 1100; n += 1) pinging.ping('x'.repeat(20))
    })
    expect([await gone, pongs]).toEqual([1006, 0])
  })

  test('the broker drops a listener that reads nothing, and the others hear on', async () => {
    const deaf = dial(port(), '127.0.0.1')
    sockets.push(deaf)
    deaf.on('error', () => undefined)
    deaf.write(OPENING)
    await new Promise((resolve) => deaf.once('data', resolve))
    deaf.pause()
    const frame = (bytes: Buffer) => Buffer.concat([Buffer.from([0x82, 0x80 | bytes.length, 0, 0, 0, 0]), bytes])
    const topic = Buffer.from(slotsTopic(ONE_CHAIR))
    deaf.write(
      frame(Buffer.from([0x10, 0x0d, 0x00, 0x04, ...Buffer.from('MQTT'), 0x04, 0x02, 0x00, 0x3c, 0x00, 0x01, 0x61])),
    )
    deaf.write(frame(Buffer.from([0x82, topic.length + 5, 0x00, 0x01, 0x00, topic.length, ...topic, 0x00])))
    await eventually(() => expect(broker.listenersOf(ONE_CHAIR)).toBe(1))
    const listener = await connect(address())
    const heard = await listen(listener, slotsTopic(ONE_CHAIR))
    const change = { date: '2026-11-24', start: '10:00', end: '10:30', state: 'free' } as const
    const message: LiveMessage = { at: 1, changes: Array.from({ length: 100 }, () => change) }
    let said = 0
    // Publishes until the machine's buffers for the silent listener are full.
    // Each round waits until the other listener has heard everything, however busy the machine is.
    await eventually(() => {
      expect(heard.length).toBe(said)
      for (let n = 0; n < 200; n += 1) broker.publish(slotsTopic(ONE_CHAIR), message)
      said += 200
      expect(door.count()).toBe(1)
    })
    await eventually(() => expect(heard.length).toBe(said))
    await listener.endAsync(true)
  })

  test('the broker closes a subscriber while the database is unavailable, so that it reconnects', async () => {
    const client = await connect(address())
    const closed = new Promise<void>((resolve) => client.once('close', () => resolve()))
    isAway = true
    client.subscribe(slotsTopic(ONE_CHAIR))
    await closed
    isAway = false
    const again = await connect(address())
    expect((await again.subscribeAsync(slotsTopic(ONE_CHAIR)))[0]?.qos).toBe(0)
    await again.endAsync(true)
  })
})

describe('many listeners at once', () => {
  const { database } = useTestPlaces()

  test('the database work for a hundred listeners does not grow with them', async () => {
    const { db, work } = watched(database())
    const publisher = openPublisher({ db, sink: () => undefined, isWanted: () => true, now })
    const names = [ONE_CHAIR, THREE_CHAIRS, ZONE, '901', 'nowhere']
    const one = await Promise.all(names.map((name) => publisher.watch(name)))
    expect(one).toEqual([true, true, true, true, false])
    const alone = work.splice(0).length
    await publisher.stop()
    const next = openPublisher({ db, sink: () => undefined, isWanted: () => true, now })
    await Promise.all(Array.from({ length: 100 }, () => Promise.all(names.map((name) => next.watch(name)))))
    // Each place may be read a second time soon after its first watch, in either count.
    expect(work.length).toBeLessThan(3 * alone)
    await next.stop()
  })
})
