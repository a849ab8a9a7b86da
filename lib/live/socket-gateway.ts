// All checks come before a socket is accepted, so anonymous clients cost an answer and no memory.
import { type IncomingMessage, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { createWebSocketStream, type WebSocket, WebSocketServer } from 'ws'
import { LIVE_PATH } from '@/lib/addresses/live'
import { networkOf } from '@/lib/limits/network'
import type { Verdict } from '@/lib/user-pool/federated/signed-address'

/** For one process, and for one network: carriers put thousands of patients behind one address. */
const MOST = 4000
const MOST_OF_NETWORK = 400
const LONGEST_FRAME = 4096
/** Frames count within this time. Bytes count for a whole connection, because partial packets stay in memory. */
const WINDOW_MS = 10_000
const MOST_FRAMES = 1000
const MOST_BYTES = 32_768
const PROTOCOLS = ['mqtt', 'mqttv3.1']

/** Close codes (RFC 6455, section 7.4.1). */
const GOING_AWAY = 1001
const AGAINST_RULES = 1008
const GOODBYE_MS = 1000

type Opening = {
  verify(request: { host: string; path: string; query: string }): Verdict
  addressOf(request: IncomingMessage): string
  take(socket: Duplex): void
  now(): Date
}
export type SocketGateway = {
  answer(request: IncomingMessage, socket: Duplex, head: Buffer): boolean
  count(): number
  close(): Promise<void>
}

export function refuse(socket: Duplex, status: 400 | 403 | 404 | 405 | 429 | 503): void {
  const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, 'Connection: close', 'Content-Length: 0', '', '']
  // A client that disconnects must not end the process.
  socket.on('error', () => socket.destroy())
  socket.end(lines.join('\r\n'), () => socket.destroy())
}

function bound(client: WebSocket, now: () => Date): void {
  let [from, frames, bytes] = [now().getTime(), 0, 0]
  const count = (data: Buffer) => {
    if (now().getTime() - from > WINDOW_MS) [from, frames] = [now().getTime(), 0]
    frames += 1
    bytes += data.length
    if (frames > MOST_FRAMES || bytes > MOST_BYTES) client.terminate()
  }
  client.on('message', count).on('ping', count).on('pong', count)
}

function goodbye(client: WebSocket): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => client.terminate(), GOODBYE_MS)
    client.once('close', () => {
      clearTimeout(timer)
      resolve()
    })
    client.close(GOING_AWAY)
  })
}

export function openSocketGateway({ verify, addressOf, take, now }: Opening): SocketGateway {
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: LONGEST_FRAME,
    perMessageDeflate: false,
    clientTracking: true,
    // Browsers send no pings, and pongs to a client that reads nothing would pile up.
    autoPong: false,
    handleProtocols: (protocols) => PROTOCOLS.find((name) => protocols.has(name)) ?? false,
  })
  const ofNetwork = new Map<string, number>()
  let isClosed = false

  function accept(client: WebSocket, network: string, until: Date): void {
    ofNetwork.set(network, (ofNetwork.get(network) ?? 0) + 1)
    // The connection ends with its credentials; the browser connects again with new ones.
    const timer = setTimeout(() => client.close(AGAINST_RULES), until.getTime() - now().getTime())
    timer.unref()
    client.once('close', () => {
      clearTimeout(timer)
      const left = (ofNetwork.get(network) ?? 1) - 1
      if (left > 0) ofNetwork.set(network, left)
      else ofNetwork.delete(network)
    })
    bound(client, now)
    const stream = createWebSocketStream(client)
    stream.on('error', () => client.terminate())
    take(stream)
  }

  return {
    answer(request, socket, head) {
      const [path = '', query = ''] = (request.url ?? '').split('?', 2)
      if (path !== LIVE_PATH) return false
      if (isClosed) refuse(socket, 503)
      else if (request.method !== 'GET') refuse(socket, 405)
      else {
        const network = networkOf(addressOf(request))
        const verdict = verify({ host: request.headers.host ?? '', path, query })
        if (verdict.kind === 'unsigned') refuse(socket, 400)
        else if (verdict.kind !== 'good') refuse(socket, 403)
        else if (server.clients.size >= MOST) refuse(socket, 503)
        else if ((ofNetwork.get(network) ?? 0) >= MOST_OF_NETWORK) refuse(socket, 429)
        else server.handleUpgrade(request, socket, head, (client) => accept(client, network, verdict.until))
      }
      return true
    },
    count: () => server.clients.size,
    async close() {
      isClosed = true
      await Promise.all(Array.from(server.clients, goodbye))
    },
  }
}
