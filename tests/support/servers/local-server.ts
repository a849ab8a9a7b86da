// A real HTTP server that records its requests. A jsdom page can use it as its own origin.
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Asked = { method: string; path: string; headers: IncomingHttpHeaders; body: unknown }
export type Reply = {
  status?: number
  json: unknown
  headers?: Record<string, string>
  /** The server waits for this before it answers. */
  after?: Promise<void>
  /** Breaks the connection after the request arrived, instead of answering. */
  isLost?: boolean
}

export type LocalServer = {
  origin: string
  server: Server
  asked: Asked[]
  /** The answer to every call from now on. */
  reply: Reply
  /** Overrides the answer to a call; undefined means `reply`. */
  answer?: (asked: Asked) => Reply | undefined | Promise<Reply | undefined>
  stop(): Promise<void>
}

/** Listens on a free port. With `text`, bodies are not parsed and replies are sent unchanged. */
export async function startLocalServer(bodies: 'json' | 'text' = 'json'): Promise<LocalServer> {
  const server = createServer(async (req, res) => {
    const parts: Buffer[] = []
    for await (const part of req) parts.push(part as Buffer)
    const text = Buffer.concat(parts).toString()
    const isForm = req.headers['content-type']?.startsWith('application/x-www-form-urlencoded')
    const read = () => (isForm ? Object.fromEntries(new URLSearchParams(text)) : JSON.parse(text))
    const body = text === '' ? null : bodies === 'json' ? read() : text
    const asked: Asked = { method: req.method ?? '', path: req.url ?? '', headers: req.headers, body }
    state.asked.push(asked)
    const { status = 200, json, after, headers, isLost = false } = (await state.answer?.(asked)) ?? state.reply
    await after
    if (isLost) return void req.socket.destroy()
    res.writeHead(status, { 'Content-Type': bodies === 'json' ? 'application/json' : 'text/xml', ...headers })
    res.end(bodies === 'json' ? JSON.stringify(json) : String(json))
  })
  const state: LocalServer = { origin: '', server, asked: [], reply: { json: {} }, stop: async () => undefined }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  state.origin = `http://localhost:${(server.address() as AddressInfo).port}`
  state.stop = () =>
    new Promise((resolve) => {
      server.closeAllConnections()
      server.close(() => resolve())
    })
  return state
}

/** Sets the address of this file's jsdom page to the server's origin. */
export function visit(origin: string): void {
  const { jsdom } = globalThis as unknown as { jsdom: { reconfigure(settings: { url: string }): void } }
  jsdom.reconfigure({ url: `${origin}/` })
}
