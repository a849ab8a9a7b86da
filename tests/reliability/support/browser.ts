// A visitor: a cookie jar of their own over HTTP/1.1. Follows no redirect by itself and sends no header unasked.
import { Agent, type IncomingHttpHeaders, request } from 'node:http'

const GUARD_MS = 30_000
// Connections are shared and kept open, so that many racers can ask in the same moment.
const agent = new Agent({ keepAlive: true, maxSockets: 512, maxFreeSockets: 512 })

export type Sent = { method: string; path: string; headers?: Record<string, string>; body?: string | Buffer }
export type Reply = {
  status: number
  headers: IncomingHttpHeaders
  body: string
  path: string
  location: string | null
}
export type Slot = { date: string; start: string; end: string }
export type CallBody = {
  error?: { code: string; message: string; fields?: Record<string, string>; nearest?: Slot[] }
  reference?: string
  sid?: string
  slots?: Slot[]
  booking?: { id: string; reference: string; status: string; date: string; start: string }
}

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' }
const JSON_TYPE = { 'Content-Type': 'application/json' }

export type Browser = ReturnType<typeof openBrowser>

let connected = 0
/** An address that nobody had before in this process: each visitor comes from a network of their own. */
function newAddress(): string {
  connected += 1
  return `10.${(connected >> 16) & 255}.${(connected >> 8) & 255}.${connected & 255}`
}

/**
 * A new visitor, or one with the cookies of another: the same browser at another address of the site. `hear` is told of
 * every answer. `from` is where they come from, as the proxy in front of the site would say it (TRUSTED_PROXIES).
 */
export function openBrowser(
  origin: string,
  cookies = new Map<string, string>(),
  hear: (reply: Reply) => void = () => undefined,
  from = newAddress(),
) {
  const keepCookies = (headers: IncomingHttpHeaders) => {
    for (const line of headers['set-cookie'] ?? []) {
      const [pair = ''] = line.split(';')
      cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
    }
  }

  /** Sends one request; throws when the connection breaks before the whole answer is there. */
  function send({ method, path, headers = {}, body }: Sent): Promise<Reply> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const length = body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) }
    const all = { 'X-Forwarded-For': from, ...(cookie ? { Cookie: cookie } : {}), ...length, ...headers }
    const { hostname, port } = new URL(origin)
    return new Promise((resolve, reject) => {
      const sent = request({ agent, hostname, port, method, path, headers: all, timeout: GUARD_MS }, (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.once('error', reject)
        response.once('close', () => reject(new Error('The answer was cut off')))
        response.once('end', () => {
          keepCookies(response.headers)
          const { statusCode: status = 0, headers: given } = response
          const reply = {
            status,
            headers: given,
            body: Buffer.concat(parts).toString(),
            path,
            location: given.location ?? null,
          }
          hear(reply)
          resolve(reply)
        })
      })
      sent.once('timeout', () => sent.destroy(new Error(`No answer to ${method} ${path}`)))
      sent.once('error', reject)
      sent.end(body)
    })
  }

  return {
    origin,
    cookies,
    send,
    get: (path: string) => send({ method: 'GET', path }),
    post: (path: string, form: Record<string, string>) =>
      send({ method: 'POST', path, headers: FORM, body: new URLSearchParams(form).toString() }),
    /** Calls the API: `slot/u/hold` and the like. */
    async call(
      name: string,
      input: unknown,
    ): Promise<{ status: number; json: CallBody; headers: IncomingHttpHeaders }> {
      const reply = await send({
        method: 'POST',
        path: `/api/${name}`,
        headers: JSON_TYPE,
        body: JSON.stringify(input),
      })
      return { status: reply.status, json: JSON.parse(reply.body) as CallBody, headers: reply.headers }
    },
    /** The same visitor at another process of the site. */
    at: (other: string) => openBrowser(other, cookies, hear, from),
  }
}
