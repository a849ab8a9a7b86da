// The HTTP server around Next: its time limits, the addresses that Next must not see, and a stop that loses no request.

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setImmediate, setTimeout } from 'node:timers/promises'
import { API } from '@/lib/addresses/api'
import { ALIASES, PROBES } from '@/lib/addresses/calls'
import { isFormless } from '@/lib/addresses/pages'
import { errorLine } from '@/lib/db/error-line'
import type { Env } from '@/lib/env'
import { ID_HEADER } from '@/lib/http/request-id'
import { routeOf } from '@/lib/http/route-of'
import { log } from '@/lib/log/log'
import { inRequest } from '@/lib/log/request'
import { tally } from '@/lib/metrics/tallies'
import type { SetHeaders } from '@/server/security-headers'
import { listenError } from '@/server/settings'

/** How long requests may take to finish once the socket is closed. */
const STOP_MS = 8000
const POLL_MS = 50
/**
 * So many looks in a row must have seen no new request before kept connections are cut, a second at least: a proxy under load
 * has used up each of its own by then. Looks, not time: where a machine is so busy that a second is nothing, they come slower.
 */
const SILENT_LOOKS = 20

/** uri-host and a port (RFC 9112, section 3.2): a name, an IPv4 address or an IPv6 address in brackets. */
const HOST = /^([A-Za-z0-9._~-]+|\[[0-9A-Fa-f:.]+\])(:\d{0,5})?$/

/**
 * How long a request's body may take. A form with photos may take longer where the network is weak, if it brings so many bytes in
 * each such time: one kilobyte a second.
 */
const BODY_MS = 30_000
const PACE_BYTES = 30_000
const PHOTOS_MS = 180_000

export type Handle = (req: IncomingMessage, res: ServerResponse) => Promise<void>

/** Whether an address is one that no page can have: broken escapes, a NUL (PostgreSQL takes none), not a path. */
function isMalformed(url: string): boolean {
  if (!url.startsWith('/') || url.startsWith('//') || /%00/.test(url) || url.includes('\\')) return true
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '')
    return !URL.canParse(url, 'http://localhost')
  } catch {
    return true
  }
}

/** Whether Host is one to make links of; RFC 9112 has any other answered with 400. HTTP/1.0 may leave it out. */
function isHost(host: string | undefined): boolean {
  return !host || (HOST.test(host) && URL.canParse(`http://${host}`))
}

/** What a page takes; null for a call, which says for itself what it takes. */
function methodsOf(path: string): string[] | null {
  if (path === API || path.startsWith(`${API}/`)) return null
  return isFormless(path) ? ['GET', 'HEAD'] : ['GET', 'HEAD', 'POST']
}

function answer(res: ServerResponse, status: number, text: string): void {
  if (res.headersSent) return void res.destroy()
  res.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'Cache-Control': 'no-store',
  })
  res.end(text)
}

/** Ends a request whose body takes too long, and a form with photos that comes too slowly. */
function boundBody(req: IncomingMessage, res: ServerResponse): void {
  const { 'content-type': type = '', 'content-length': length, 'transfer-encoding': coding } = req.headers
  if (length === undefined && coding === undefined) return
  const leastBytes = /^multipart\/form-data\b/i.test(type) ? PACE_BYTES : Number.POSITIVE_INFINITY
  let before = req.socket.bytesRead
  const looks = setInterval(() => {
    const { bytesRead } = req.socket
    const isInTime = bytesRead - before >= leastBytes
    before = bytesRead
    if (isInTime && !req.complete) return
    clearInterval(looks)
    if (req.complete) return
    res.shouldKeepAlive = false
    res.once('finish', () => req.destroy())
    answer(res, 408, 'Request timeout')
  }, BODY_MS)
  req.once('close', () => clearInterval(looks))
}

/** A turn of the event loop that takes less than this accepted and read nothing. */
const IDLE_MS = 0.5
const LONGEST_TURNS_MS = 1000

/**
 * Resolves right after a turn of the event loop in which nothing came; after a second at the latest. A connection that still
 * waits to be accepted when the door is closed is reset, and a proxy by itself sends no form a second time.
 */
async function idleTurn(): Promise<void> {
  const until = performance.now() + LONGEST_TURNS_MS
  let [began, ended] = [0, performance.now()]
  do {
    began = ended
    await setImmediate()
    ended = performance.now()
  } while (ended - began > IDLE_MS && ended < until)
}

export type SiteServer = {
  server: Server
  /** From the first moment of a stop on: what says that the site is ready (lib/http/calls/probes.ts) says no. */
  isStopping(): boolean
  /**
   * Goes on as before for `delayMs`, so that a balancer notices; then takes no new connection, ends each kept one with its
   * next answer, lets requests finish for at most eight seconds, and ends.
   */
  stop(delayMs: number): Promise<void>
}

/** An answer that has ended. `path` has no query; `bytes` were sent, headers and all; `isWhole`: nobody went before its end. */
export type Answer = { method: string; path: string; status: number; ms: number; bytes: number; isWhole: boolean }
type Around = { setHeaders: SetHeaders; idOf(req: IncomingMessage): string; onAnswer(answer: Answer): void }

/** A server that asks `handle`; an error of it is logged without the query string and answered with 500. */
export function createSiteServer(handle: Handle, { setHeaders, idOf, onAnswer }: Around): SiteServer {
  const running = new Set<ServerResponse>()
  let isStopping = false
  let asked = 0
  const begin = (req: IncomingMessage, res: ServerResponse) => {
    boundBody(req, res)
    running.add(res)
    asked += 1
    // The last one on its connection: whoever keeps it would send the next one into a closed door.
    if (isStopping) res.shouldKeepAlive = false
    const url = req.url ?? ''
    const path = url.split('?', 1)[0] ?? ''
    const { method = '', socket } = req
    const [began, sentBefore] = [performance.now(), socket.bytesWritten]
    res.once('close', () => {
      running.delete(res)
      const status = res.statusCode
      // A balancer's question is nobody who was turned away.
      if (status === 503 && url !== PROBES.ready) tally('unavailable')
      const [ms, bytes] = [performance.now() - began, socket.bytesWritten - sentBefore]
      onAnswer({ method, path, status, ms, bytes, isWhole: res.writableFinished })
    })
    if (isMalformed(url) || !isHost(req.headers.host)) return answer(res, 400, 'Bad request')
    setHeaders(req, res, path)
    const call = ALIASES.get(path)
    if (call) req.url = call + url.slice(path.length)
    const methods = methodsOf(call ?? path)
    if (methods && !methods.includes(req.method ?? '')) {
      res.setHeader('Allow', methods.join(', '))
      return answer(res, 405, 'Method not allowed')
    }
    handle(req, res).catch((error: unknown) => {
      log('error', `${req.method} ${routeOf(path)}`, { why: errorLine(error) })
      answer(res, 500, 'Something went wrong')
    })
  }
  const server = createServer({ headersTimeout: 20_000, requestTimeout: PHOTOS_MS }, (req, res) => {
    const id = idOf(req)
    res.setHeader(ID_HEADER, id)
    inRequest(id, () => begin(req, res))
  })
  // Longer than a balancer's own 60 s, or it sends a request into a connection that is being closed.
  server.keepAliveTimeout = 65_000
  return {
    server,
    isStopping: () => isStopping,
    async stop(delayMs) {
      isStopping = true
      for (const res of running) res.shouldKeepAlive = false
      await setTimeout(delayMs)
      await idleTurn()
      // Not its own close(): that ends connections on which a request may be on its way.
      const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve)).then(() => true)
      const began = performance.now()
      let [looks, askedBefore] = [0, asked]
      while (looks < SILENT_LOOKS && performance.now() - began < STOP_MS) {
        if (await Promise.race([closed, setTimeout(POLL_MS, false)])) break
        // What has arrived meanwhile is read first: a busy machine may have kept this process from it.
        await setImmediate()
        // By requests, not by connections: browsers keep some open that never asked for anything.
        looks = running.size === 0 && asked === askedBefore ? looks + 1 : 0
        askedBefore = asked
      }
      server.closeAllConnections()
    },
  }
}

/** Resolves with the port once the server takes requests; throws StartError. */
export function listen(server: Server, env: Env): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(listenError(error, env)))
    server.listen(env.PORT, env.HOST, () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : env.PORT)
    })
  })
}
