import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setImmediate, setTimeout } from 'node:timers/promises'
import { API } from '@/lib/addresses/api'
import { ALIASES, PROBES } from '@/lib/addresses/calls'
import { withoutLanguage } from '@/lib/addresses/languages'
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

const STOP_MS = 8000
const POLL_MS = 50
// 20 polls without a request, a second at least: a proxy under load has then used each of its connections.
// Polls slow down with a busy machine; a fixed time does not.
const SILENT_LOOKS = 20

/** RFC 9112, section 3.2: uri-host and port. */
const HOST = /^([A-Za-z0-9._~-]+|\[[0-9A-Fa-f:.]+\])(:\d{0,5})?$/

/** A photo form may take up to PHOTOS_MS if it sends PACE_BYTES in each BODY_MS. */
const BODY_MS = 30_000
const PACE_BYTES = 30_000
const PHOTOS_MS = 180_000

export type Handle = (req: IncomingMessage, res: ServerResponse) => Promise<void>

function isMalformed(url: string): boolean {
  if (!url.startsWith('/') || url.startsWith('//') || /%00/.test(url) || url.includes('\\')) return true
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '')
    return !URL.canParse(url, 'http://localhost')
  } catch {
    return true
  }
}

/** Whether Host is safe to build links from. RFC 9112 requires 400 otherwise. HTTP/1.0 may omit it. */
function isHost(host: string | undefined): boolean {
  return !host || (HOST.test(host) && URL.canParse(`http://${host}`))
}

function methodsOf(path: string): string[] | null {
  if (path === API || path.startsWith(`${API}/`)) return null
  return isFormless(withoutLanguage(path)) ? ['GET', 'HEAD'] : ['GET', 'HEAD', 'POST']
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

/** A shorter turn of the event loop accepted no connection and read no data. */
const IDLE_MS = 0.5
const LONGEST_TURNS_MS = 1000

// Closing the listener resets connections that are not yet accepted, and no proxy sends their POST again.
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
  /** True from the first moment of a stop, so that the readiness probe (lib/http/calls/probes.ts) fails. */
  isStopping(): boolean
  /** Serves on for `delayMs` so that a balancer notices, then gives requests eight seconds to finish. */
  stop(delayMs: number): Promise<void>
}

/** `path` has no query; `bytes` include headers; `isWhole` is false if the client left early. */
export type Answer = { method: string; path: string; status: number; ms: number; bytes: number; isWhole: boolean }
type Around = { setHeaders: SetHeaders; idOf(req: IncomingMessage): string; onAnswer(answer: Answer): void }

export function createSiteServer(handle: Handle, { setHeaders, idOf, onAnswer }: Around): SiteServer {
  const running = new Set<ServerResponse>()
  let isStopping = false
  let requestCount = 0
  const begin = (req: IncomingMessage, res: ServerResponse) => {
    boundBody(req, res)
    running.add(res)
    requestCount += 1
    // Otherwise a client could send its next request into a closed connection.
    if (isStopping) res.shouldKeepAlive = false
    const url = req.url ?? ''
    const path = url.split('?', 1)[0] ?? ''
    const { method = '', socket } = req
    const [began, sentBefore] = [performance.now(), socket.bytesWritten]
    res.once('close', () => {
      running.delete(res)
      const status = res.statusCode
      // A failed readiness probe turns no visitor away.
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
  // A balancer keeps connections for 60 s. With a shorter time here, it could use one that is closing.
  server.keepAliveTimeout = 65_000
  return {
    server,
    isStopping: () => isStopping,
    async stop(delayMs) {
      isStopping = true
      for (const res of running) res.shouldKeepAlive = false
      await setTimeout(delayMs)
      await idleTurn()
      // server.close() would also end connections on which a request may be arriving.
      const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve)).then(() => true)
      const began = performance.now()
      let [looks, askedBefore] = [0, requestCount]
      while (looks < SILENT_LOOKS && performance.now() - began < STOP_MS) {
        if (await Promise.race([closed, setTimeout(POLL_MS, false)])) break
        // A busy machine may have kept this process from reading requests that have arrived.
        await setImmediate()
        // Count requests, not connections: browsers keep some open without ever sending a request.
        looks = running.size === 0 && requestCount === askedBefore ? looks + 1 : 0
        askedBefore = requestCount
      }
      server.closeAllConnections()
    },
  }
}

export function listen(server: Server, env: Pick<Env, 'PORT' | 'HOST'>): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(listenError(error, env)))
    server.listen(env.PORT, env.HOST, () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : env.PORT)
    })
  })
}

/** The address of this process for a browser on this machine. */
export function addressOf({ HOST }: Pick<Env, 'HOST'>, port: number): string {
  const host = HOST === '0.0.0.0' || HOST === '::' ? 'localhost' : HOST
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}
