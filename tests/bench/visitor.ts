// A small HTTP client with cookies, forms and compressed answers. It follows no redirect.
import { Agent, request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

export type Answer = { status: number; to: string | null; bytes: Buffer; text(): string }

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

const UNPACKED: Record<string, (bytes: Buffer) => Buffer> = { gzip: gunzipSync, br: brotliDecompressSync }

let visitors = 0

export class Visitor {
  readonly cookies = new Map<string, string>()
  /** A network of their own, sent as a proxy would send it, because rate limits count by network. */
  private readonly network: string

  constructor(readonly origin: string) {
    visitors += 1
    this.network = `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`
  }

  get(path: string): Promise<Answer> {
    return this.ask('GET', path, null)
  }

  post(path: string, form: Record<string, string>): Promise<Answer> {
    return this.ask('POST', path, new URLSearchParams(form).toString())
  }

  private ask(method: string, path: string, body: string | null): Promise<Answer> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = {
      'accept-encoding': 'gzip, br',
      'x-forwarded-for': this.network,
      ...(cookie ? { cookie } : {}),
      ...(body === null ? {} : { 'content-type': 'application/x-www-form-urlencoded', origin: this.origin }),
    }
    return new Promise((resolve, reject) => {
      const asked = request(new URL(path, this.origin), { method, headers, agent, timeout: 30_000 }, (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part) => parts.push(part)).once('error', reject)
        answer.once('end', () => {
          for (const line of answer.headers['set-cookie'] ?? []) {
            const [pair = ''] = line.split(';')
            this.cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
          }
          const bytes = Buffer.concat(parts)
          const unpack = UNPACKED[answer.headers['content-encoding'] ?? '']
          resolve({
            status: answer.statusCode ?? 0,
            to: answer.headers.location ?? null,
            bytes,
            text: () => (unpack?.(bytes) ?? bytes).toString('utf8'),
          })
        })
      })
      asked.once('error', reject).once('timeout', () => asked.destroy(new Error(`No answer from ${path} in 30 s`)))
      asked.end(body ?? undefined)
    })
  }
}
