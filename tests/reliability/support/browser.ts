// A visitor with cookies over HTTP/1.1. It follows no redirect and adds no header except the proxy's and cookies.
import { Agent, type IncomingHttpHeaders, request } from 'node:http'

const GUARD_MS = 30_000
// Connections are shared and kept open, so that many racers can ask at the same moment.
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
/** A new address for each visitor, so that each comes from a network of their own. */
function newAddress(): string {
  connected += 1
  return `10.${(connected >> 16) & 255}.${(connected >> 8) & 255}.${connected & 255}`
}

/**
 * A new visitor, or with `cookies` an existing one at another address of the site. `hear` gets every answer. `from`
 * is the visitor's address, sent as a proxy would send it (TRUSTED_PROXIES).
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

  /** Sends one request. Rejects when the connection breaks before the whole answer arrived. */
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
    /** Makes a call of the API, such as `slot/u/hold`. */
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
