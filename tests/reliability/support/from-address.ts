// Requests from different addresses without a proxy: a machine may use any loopback address.
import { type Agent, type IncomingHttpHeaders, request } from 'node:http'

type Ask = { port: number; path: string; from?: string; headers?: Record<string, string>; body?: object; agent?: Agent }
type Heard = { status: number; body: string; headers: IncomingHttpHeaders }

/** One request from an address of this machine's loopback range. */
export const ask = ({ port, path, from = '127.0.0.1', headers = {}, body, agent }: Ask): Promise<Heard> =>
  new Promise((resolve, reject) => {
    const sent = request(
      {
        hostname: '127.0.0.1',
        port,
        path,
        localAddress: from,
        agent: agent ?? false,
        method: body ? 'POST' : 'GET',
        headers: { ...(body ? { 'Content-Type': 'application/json' } : {}), ...headers },
      },
      (response) => {
        let text = ''
        response.on('data', (chunk) => {
          text += chunk
        })
        const { statusCode: status = 0, headers } = response
        response.once('end', () => resolve({ status, body: text, headers }))
        response.once('error', reject)
      },
    )
    sent.once('error', reject)
    sent.end(body ? JSON.stringify(body) : undefined)
  })
